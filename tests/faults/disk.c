/* Stands between a program and its disk (LD_PRELOAD): every write, sync, cut and removal of one file and of
   its companions is kept in a journal, so that a test can tell what the disk could hold after a power cut;
   a page shared with the test makes writes and syncs fail or wait. ROOKERY_DISK names the file,
   ROOKERY_JOURNAL the journal, ROOKERY_KNOBS the page. See disk.py, which reads the journal. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, CUT = 3, REMOVE = 4 };
enum { WRITE_ERROR, SYNC_ERROR, SYNC_DELAY, FAULTS }; /* numbers on the shared page */

struct head {
    uint32_t kind, file;
    uint64_t offset, length;
};

static const char *const ENDS[] = {"", "-wal", "-journal"};
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static const char *disk;
static int journal = -1;
static volatile int32_t *knobs;

static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static int (*real_unlink)(const char *);

__attribute__((constructor)) static void begin(void) {
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_write = dlsym(RTLD_NEXT, "write");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    disk = getenv("ROOKERY_DISK");
    const char *to = getenv("ROOKERY_JOURNAL"), *page = getenv("ROOKERY_KNOBS");
    if (!disk || !to || !page) {
        disk = NULL;
        return;
    }
    journal = open(to, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    int shared = open(page, O_RDWR | O_CLOEXEC);
    knobs = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, shared, 0);
    if (journal < 0 || shared < 0 || knobs == MAP_FAILED) abort();
    close(shared);
}

/* Which of the files a path is, or -1. */
static int which(const char *path) {
    size_t length = strlen(disk);
    if (strncmp(path, disk, length)) return -1;
    for (int file = 0; file < 3; file++)
        if (!strcmp(path + length, ENDS[file])) return file;
    return -1;
}

static int file_of(int fd) {
    if (!disk || fd == journal) return -1;
    char link[64] = "/proc/self/fd/", digits[16], path[4096];
    int n = 0, at = (int)strlen(link), rest = fd;
    do digits[n++] = (char)('0' + rest % 10);
    while (rest /= 10);
    while (n) link[at++] = digits[--n];
    link[at] = 0;
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return -1;
    path[length] = 0;
    return which(path);
}

static void note(int kind, int file, off_t offset, const void *bytes, size_t length) {
    struct head head = {(uint32_t)kind, (uint32_t)file, (uint64_t)offset, length};
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)bytes, bytes ? length : 0}};
    if (writev(journal, parts, 2) < 0) abort();
}

static int fails(int knob) {
    if (!knobs[knob]) return 0;
    knobs[FAULTS]++;
    errno = knobs[knob];
    return 1;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) {
    int file = file_of(fd);
    if (file < 0) return real_pwrite(fd, bytes, length, offset);
    if (fails(WRITE_ERROR)) return -1;
    pthread_mutex_lock(&turn);
    ssize_t done = real_pwrite(fd, bytes, length, offset);
    if (done > 0) note(WRITE, file, offset, bytes, (size_t)done);
    pthread_mutex_unlock(&turn);
    return done;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
    return pwrite64(fd, bytes, length, offset);
}

ssize_t write(int fd, const void *bytes, size_t length) {
    int file = file_of(fd);
    if (file < 0) return real_write(fd, bytes, length);
    if (fails(WRITE_ERROR)) return -1;
    pthread_mutex_lock(&turn);
    off_t offset = lseek(fd, 0, SEEK_CUR);
    ssize_t done = real_write(fd, bytes, length);
    if (done > 0) note(WRITE, file, offset, bytes, (size_t)done);
    pthread_mutex_unlock(&turn);
    return done;
}

static int sync_by(int (*real)(int), int fd) {
    int file = file_of(fd);
    if (file < 0) return real(fd);
    if (knobs[SYNC_DELAY]) {
        knobs[FAULTS]++;
        usleep((useconds_t)knobs[SYNC_DELAY]);
    }
    if (fails(SYNC_ERROR)) return -1;
    pthread_mutex_lock(&turn);
    int done = real(fd);
    if (!done) note(SYNC, file, 0, NULL, 0);
    pthread_mutex_unlock(&turn);
    return done;
}

int fsync(int fd) { return sync_by(real_fsync, fd); }

int fdatasync(int fd) { return sync_by(real_fdatasync, fd); }

int ftruncate64(int fd, off_t length) {
    int file = file_of(fd);
    if (file < 0) return real_ftruncate(fd, length);
    if (fails(WRITE_ERROR)) return -1;
    pthread_mutex_lock(&turn);
    int done = real_ftruncate(fd, length);
    if (!done) note(CUT, file, length, NULL, 0);
    pthread_mutex_unlock(&turn);
    return done;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int unlink(const char *path) {
    int file = disk ? which(path) : -1;
    if (file < 0) return real_unlink(path);
    pthread_mutex_lock(&turn);
    int done = real_unlink(path);
    if (!done) note(REMOVE, file, 0, NULL, 0);
    pthread_mutex_unlock(&turn);
    return done;
}
