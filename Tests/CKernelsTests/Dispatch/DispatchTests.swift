import CKernels
import Foundation
import Testing

extension KernelTests {
    @Suite struct DispatchTests {
        @Test func alwaysHasTheScalarKernels() {
            #expect(ck_is_available(Int32(CK_SCALAR)))
        }

        @Test(arguments: [-1, 5, Int32.max, Int32.min])
        func hasNoOtherSets(set: Int32) {
            let selected = ck_selected()
            #expect(!ck_is_available(set))
            #expect(!ck_select(set))
            #expect(ck_selected() == selected)
            #expect(String(cString: ck_name(set)) == "unknown")
        }

        @Test func namesTheSets() {
            let names = [CK_SCALAR, CK_AVX2, CK_AVX512, CK_NEON, CK_AVX512_VNNI].map {
                String(cString: ck_name(Int32($0)))
            }
            #expect(names == ["scalar", "AVX2", "AVX-512", "NEON", "AVX-512 VNNI"])
        }

        @Test(arguments: InstructionSet.all)
        func selectsWhatIsAvailable(set: InstructionSet) {
            set { #expect(ck_selected() == set.code) }
        }

        @Test func startsWithTheStrongest() throws {
            let strongest = try #require(InstructionSet.all.last)
            #expect(ck_selected() == strongest.code)
        }

        /// A set that this machine has must also have passed its comparison with the scalar twin.
        @Test func hasTheSetsOfTheProcessor() throws {
            #if os(Linux) && arch(x86_64)
                let info = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
                let flags = Set(info.split(whereSeparator: \.isWhitespace))
                let hasAVX2 = flags.isSuperset(of: ["avx2", "fma", "f16c"])
                let hasAVX512 = flags.isSuperset(of: [
                    "avx512f", "avx512bw", "avx512dq", "avx512vl",
                ])
                #expect(ck_is_available(Int32(CK_AVX2)) == hasAVX2)
                #expect(ck_is_available(Int32(CK_AVX512)) == (hasAVX2 && hasAVX512))
                let hasVNNI = flags.contains("avx512_vnni")
                #expect(
                    ck_is_available(Int32(CK_AVX512_VNNI)) == (hasAVX2 && hasAVX512 && hasVNNI))
            #elseif arch(arm64)
                #expect(ck_is_available(Int32(CK_NEON)))
            #endif
        }
    }
}
