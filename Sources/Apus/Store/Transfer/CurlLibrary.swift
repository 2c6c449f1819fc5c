#if !canImport(Darwin)
    import Foundation

    /// The system's libcurl, looked up when it is first needed.
    ///
    /// Foundation's `URLSession` on Linux is made of libcurl too, but it ends the process on answers
    /// that it does not understand. Looking the library up by name means that building needs none of
    /// its development files, and that a program that never pulls a model does not need it at all.
    ///
    /// The numbers are those of `curl/curl.h`, which libcurl keeps for as long as its name ends in
    /// `.so.4`. `curl_easy_setopt` and `curl_easy_getinfo` take one more argument of any type. They
    /// are called here as functions of three word-sized arguments: the calling conventions of Linux
    /// (System V x86-64, AAPCS64) pass those in the same registers whether or not a function is
    /// variadic.
    struct CurlLibrary: Sendable {
        typealias Handle = UnsafeMutableRawPointer
        /// Takes bytes in `count` units of `size`, and returns how many it could use.
        typealias BytesCallback =
            @convention(c) (
                _ bytes: UnsafeMutableRawPointer?, _ size: Int, _ count: Int,
                _ context: UnsafeMutableRawPointer?
            ) -> Int
        private typealias SetOption = @convention(c) (Handle, Int32, Int) -> Int32

        /// An option whose argument is a number or a pointer.
        enum Option: Int32 {
            case lowSpeedLimit = 19
            case lowSpeedTime = 20
            case followLocation = 52
            case connectTimeout = 78
            case noSignal = 99
            case protocols = 181
            case suppressConnectHeaders = 265
            case writeData = 10_001
            case address = 10_002
            case errorBuffer = 10_010
            case fields = 10_023
            case headerData = 10_029
            case certificates = 10_065
            case copiedBody = 10_165
            case writeFunction = 20_011
            case headerFunction = 20_079
            case bodyByteCount = 30_120
        }

        static let errorBufferByteCount = 256
        static let httpAndHTTPS = 3

        let makeHandle: @convention(c) () -> Handle?
        let freeHandle: @convention(c) (Handle) -> Void
        let text: @convention(c) (Int32) -> UnsafePointer<CChar>?
        let append: @convention(c) (Handle?, UnsafePointer<CChar>) -> Handle?
        let freeList: @convention(c) (Handle?) -> Void
        /// A group of transfers that one thread drives and others may wake.
        let makeGroup: @convention(c) () -> Handle?
        let freeGroup: @convention(c) (Handle) -> Int32
        let join: @convention(c) (_ group: Handle, Handle) -> Int32
        let leave: @convention(c) (_ group: Handle, Handle) -> Int32
        /// Does what can be done now, and tells how many transfers still run.
        let advance: @convention(c) (_ group: Handle, UnsafeMutablePointer<Int32>) -> Int32
        /// Waits for the network, a time in milliseconds or `wake`.
        let wait:
            @convention(c) (
                _ group: Handle, UnsafeMutableRawPointer?, UInt32, Int32,
                UnsafeMutablePointer<Int32>?
            ) -> Int32
        /// Ends a wait, the next one if none is under way.
        let wake: @convention(c) (_ group: Handle) -> Int32
        private let nextMessage:
            @convention(c) (_ group: Handle, UnsafeMutablePointer<Int32>) -> Handle?
        private let setOption: SetOption

        /// `CURLMsg` of `curl/multi.h`, which C lays out as Swift does.
        private struct Message {
            let kind: Int32
            let handle: Handle?
            let result: Int32
        }

        /// The library; nil if the system has none.
        static let shared = CurlLibrary()

        private init?() {
            let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]
            guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
                let initialise = dlsym(library, "curl_global_init"),
                let makeHandle = dlsym(library, "curl_easy_init"),
                let freeHandle = dlsym(library, "curl_easy_cleanup"),
                let text = dlsym(library, "curl_easy_strerror"),
                let append = dlsym(library, "curl_slist_append"),
                let freeList = dlsym(library, "curl_slist_free_all"),
                let setOption = dlsym(library, "curl_easy_setopt"),
                let makeGroup = dlsym(library, "curl_multi_init"),
                let freeGroup = dlsym(library, "curl_multi_cleanup"),
                let join = dlsym(library, "curl_multi_add_handle"),
                let leave = dlsym(library, "curl_multi_remove_handle"),
                let advance = dlsym(library, "curl_multi_perform"),
                let wait = dlsym(library, "curl_multi_poll"),
                let wake = dlsym(library, "curl_multi_wakeup"),
                let nextMessage = dlsym(library, "curl_multi_info_read")
            else { return nil }
            // Each type is that of the function's declaration in `curl/curl.h` or `curl/multi.h`.
            self.makeHandle = unsafeBitCast(makeHandle, to: (@convention(c) () -> Handle?).self)
            self.freeHandle = unsafeBitCast(freeHandle, to: (@convention(c) (Handle) -> Void).self)
            self.text = unsafeBitCast(
                text, to: (@convention(c) (Int32) -> UnsafePointer<CChar>?).self)
            self.append = unsafeBitCast(
                append, to: (@convention(c) (Handle?, UnsafePointer<CChar>) -> Handle?).self)
            self.freeList = unsafeBitCast(freeList, to: (@convention(c) (Handle?) -> Void).self)
            self.setOption = unsafeBitCast(setOption, to: SetOption.self)
            self.makeGroup = unsafeBitCast(makeGroup, to: (@convention(c) () -> Handle?).self)
            self.freeGroup = unsafeBitCast(freeGroup, to: (@convention(c) (Handle) -> Int32).self)
            self.join = unsafeBitCast(join, to: (@convention(c) (Handle, Handle) -> Int32).self)
            self.leave = unsafeBitCast(leave, to: (@convention(c) (Handle, Handle) -> Int32).self)
            self.advance = unsafeBitCast(
                advance,
                to: (@convention(c) (Handle, UnsafeMutablePointer<Int32>) -> Int32).self)
            self.wait = unsafeBitCast(
                wait,
                to: (@convention(c) (
                    Handle, UnsafeMutableRawPointer?, UInt32, Int32, UnsafeMutablePointer<Int32>?
                ) -> Int32).self)
            self.wake = unsafeBitCast(wake, to: (@convention(c) (Handle) -> Int32).self)
            self.nextMessage = unsafeBitCast(
                nextMessage,
                to: (@convention(c) (Handle, UnsafeMutablePointer<Int32>) -> Handle?).self)
            let everything = 3
            let start = unsafeBitCast(initialise, to: (@convention(c) (Int) -> Int32).self)
            guard start(everything) == 0 else { return nil }
        }

        /// The code with which the only transfer of a group ended; nil if it has not.
        func result(in group: Handle) -> Int32? {
            let ended: Int32 = 1
            var remaining: Int32 = 0
            while let next = nextMessage(group, &remaining) {
                let message = next.load(as: Message.self)
                if message.kind == ended { return message.result }
            }
            return nil
        }

        /// Sets an option to a number.
        func set(_ option: Option, _ number: Int, of handle: Handle) {
            _ = setOption(handle, option.rawValue, number)
        }

        /// Sets the body of the request, which makes it a POST; it is copied.
        func setBody(_ bytes: [UInt8], of handle: Handle) {
            set(.bodyByteCount, bytes.count, of: handle)
            bytes.withUnsafeBytes { bytes in
                // Without an address there would be no body, not an empty one.
                var nothing: UInt8 = 0
                withUnsafeBytes(of: &nothing) {
                    set(.copiedBody, bytes.baseAddress ?? $0.baseAddress, of: handle)
                }
            }
        }

        /// Sets an option to a pointer, which must be valid until the transfer ends.
        func set(_ option: Option, _ pointer: UnsafeRawPointer?, of handle: Handle) {
            _ = setOption(handle, option.rawValue, Int(bitPattern: pointer))
        }

        /// Sets an option to a text, which is copied.
        ///
        /// - Returns: Whether the library took it.
        func set(_ option: Option, _ text: String, of handle: Handle) -> Bool {
            text.withCString { setOption(handle, option.rawValue, Int(bitPattern: $0)) == 0 }
        }

        /// Sets the function that takes the bytes of the body or the lines of the head.
        func set(_ option: Option, _ callback: BytesCallback, of handle: Handle) {
            _ = setOption(handle, option.rawValue, unsafeBitCast(callback, to: Int.self))
        }

    }
#endif
