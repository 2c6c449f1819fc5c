// Tells the thread sanitizer of the slow paths of Swift's `Mutex`; `Scripts/sanitize` preloads it.
//
// On Linux a `Mutex` is taken and given back inline, by atomic operations that the sanitizer sees. Under
// contention it goes on in `libswiftSynchronization.so`, which is not instrumented, and in the kernel
// (FUTEX_LOCK_PI), so that the sanitizer misses who passed the lock to whom and reports races between
// the closures of `withLock`. Suppressions would hide real races together with these reports. Instead,
// the slow paths are wrapped here: what they do is left alone, and the sanitizer is told of it.
// That hides no other race: `Scripts/thread-sanitizer-check.swift` has some, which `Scripts/sanitize` wants
// to see reported.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

#define SWIFT_METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

// Mangled names of `_MutexHandle._lockSlow(UInt32)`, `._tryLockSlow()` and `._unlockSlow()`.
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT_METHOD void (*Lock)(uint32_t thread, SELF);
typedef SWIFT_METHOD bool (*TryLock)(SELF);
typedef SWIFT_METHOD void (*Unlock)(SELF);

SWIFT_METHOD void lockSlow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT_METHOD bool tryLockSlow(SELF) __asm__(TRY_LOCK);
SWIFT_METHOD void unlockSlow(SELF) __asm__(UNLOCK);

SWIFT_METHOD void lockSlow(uint32_t thread, SELF) {
    ((Lock)dlsym(RTLD_NEXT, LOCK))(thread, self);
    if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT_METHOD bool tryLockSlow(SELF) {
    bool isLocked = ((TryLock)dlsym(RTLD_NEXT, TRY_LOCK))(self);
    if (isLocked && __tsan_acquire) __tsan_acquire(self);
    return isLocked;
}

SWIFT_METHOD void unlockSlow(SELF) {
    if (__tsan_release) __tsan_release(self);
    ((Unlock)dlsym(RTLD_NEXT, UNLOCK))(self);
}
