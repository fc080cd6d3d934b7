/* LD_PRELOAD library that records all file system writes of a process below a folder, those of SQLite and of the
 * image library included. tests/helpers/process/power-loss.ts replays the record and drops changes that were not
 * synced. fsync and fdatasync are recorded but not executed, as the record needs no more. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CREATE = 1, WRITE, TRUNCATE, SYNC, RENAME, UNLINK, MKDIR };
enum { MOST_FILES = 65536 };

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static uint64_t inodes[MOST_FILES];
static const char *root;
static size_t root_length;
static int record = -1;

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("POWER_LOSS_RECORD");
  root = getenv("POWER_LOSS_FOLDER");
  if (!file || !root) return;
  root_length = strlen(root);
  record = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int is_ours(const char *path) {
  return record >= 0 && path && !strncmp(path, root, root_length) &&
         (path[root_length] == '/' || !path[root_length]);
}

/* Libraries may close by a raw system call, so the descriptor may belong to another file by now. */
static uint64_t inode_of(int fd) {
  if (record < 0 || fd < 0 || fd >= MOST_FILES || !inodes[fd]) return 0;
  struct stat facts;
  if (fstat(fd, &facts) || facts.st_ino != inodes[fd]) inodes[fd] = 0;
  return inodes[fd];
}

static void note(uint32_t kind, uint64_t inode, uint64_t offset, const char *path,
                 const char *other, const void *data, size_t length) {
  struct { uint32_t kind, path, other, length; uint64_t inode, offset; } head = {
      kind, path ? strlen(path) : 0, other ? strlen(other) : 0, length, inode, offset};
  struct iovec parts[] = {{&head, sizeof head}, {(void *)path, head.path},
                          {(void *)other, head.other}, {(void *)data, length}};
  syscall(SYS_writev, record, parts, 4);
}

static int open_file(int folder, const char *path, int flags, mode_t mode) {
  if (!is_ours(path)) return syscall(SYS_openat, folder, path, flags, mode);
  pthread_mutex_lock(&turn);
  int is_new = (flags & O_CREAT) && syscall(SYS_faccessat, AT_FDCWD, path, F_OK);
  int fd = syscall(SYS_openat, folder, path, flags, mode);
  struct stat facts;
  if (fd >= 0 && fd < MOST_FILES && !fstat(fd, &facts)) {
    inodes[fd] = facts.st_ino;
    if (is_new) note(CREATE, facts.st_ino, 0, path, NULL, NULL, 0);
    else if (flags & O_TRUNC) note(TRUNCATE, facts.st_ino, 0, NULL, NULL, NULL, 0);
  }
  pthread_mutex_unlock(&turn);
  return fd;
}

#define OPEN(name, parameters, folder) \
  int name parameters { \
    mode_t mode = 0; \
    if (flags & (O_CREAT | O_TMPFILE)) { \
      va_list more; \
      va_start(more, flags); \
      mode = va_arg(more, mode_t); \
      va_end(more); \
    } \
    return open_file(folder, path, flags, mode); \
  }
OPEN(open, (const char *path, int flags, ...), AT_FDCWD)
OPEN(open64, (const char *path, int flags, ...), AT_FDCWD)
OPEN(openat, (int folder, const char *path, int flags, ...), folder)
OPEN(openat64, (int folder, const char *path, int flags, ...), folder)

int close(int fd) {
  if (inode_of(fd)) inodes[fd] = 0;
  return syscall(SYS_close, fd);
}

/* `at` is -1 for the current file offset. */
static ssize_t write_parts(int fd, const struct iovec *parts, int count, off_t at) {
  uint64_t inode = inode_of(fd);
  if (!inode && at < 0) return syscall(SYS_writev, fd, parts, count);
  if (!inode) return syscall(SYS_pwritev, fd, parts, count, at, 0);
  pthread_mutex_lock(&turn);
  struct stat facts;
  off_t from = at;
  if (at < 0 && (fcntl(fd, F_GETFL) & O_APPEND) && !fstat(fd, &facts)) from = facts.st_size;
  else if (at < 0) from = lseek(fd, 0, SEEK_CUR);
  ssize_t written = at < 0 ? syscall(SYS_writev, fd, parts, count)
                           : syscall(SYS_pwritev, fd, parts, count, at, 0);
  ssize_t left = written;
  for (int part = 0; part < count && left > 0; part++) {
    size_t length = parts[part].iov_len < (size_t)left ? parts[part].iov_len : (size_t)left;
    note(WRITE, inode, from, NULL, NULL, parts[part].iov_base, length);
    from += length;
    left -= length;
  }
  pthread_mutex_unlock(&turn);
  return written;
}

static ssize_t write_bytes(int fd, const void *bytes, size_t length, off_t at) {
  struct iovec part = {(void *)bytes, length};
  return write_parts(fd, &part, 1, at);
}

ssize_t write(int fd, const void *bytes, size_t length) {
  if (!inode_of(fd)) return syscall(SYS_write, fd, bytes, length);
  return write_bytes(fd, bytes, length, -1);
}
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return write_bytes(fd, bytes, length, at); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t at) { return write_bytes(fd, bytes, length, at); }
ssize_t writev(int fd, const struct iovec *parts, int count) { return write_parts(fd, parts, count, -1); }
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) { return write_parts(fd, parts, count, at); }
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off_t at) { return write_parts(fd, parts, count, at); }

static int set_length(int fd, off_t length) {
  pthread_mutex_lock(&turn);
  int failed = syscall(SYS_ftruncate, fd, length);
  if (!failed && inode_of(fd)) note(TRUNCATE, inode_of(fd), length, NULL, NULL, NULL, 0);
  pthread_mutex_unlock(&turn);
  return failed;
}
int ftruncate(int fd, off_t length) { return set_length(fd, length); }
int ftruncate64(int fd, off_t length) { return set_length(fd, length); }

static int sync_file(int fd, long call) {
  if (!inode_of(fd)) return syscall(call, fd);
  pthread_mutex_lock(&turn);
  note(SYNC, inode_of(fd), 0, NULL, NULL, NULL, 0);
  pthread_mutex_unlock(&turn);
  return 0;
}
int fsync(int fd) { return sync_file(fd, SYS_fsync); }
int fdatasync(int fd) { return sync_file(fd, SYS_fdatasync); }

int rename(const char *from, const char *to) {
  pthread_mutex_lock(&turn);
  int failed = syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
  if (!failed && is_ours(from) && is_ours(to)) note(RENAME, 0, 0, from, to, NULL, 0);
  pthread_mutex_unlock(&turn);
  return failed;
}

static int remove_entry(const char *path, int flags) {
  pthread_mutex_lock(&turn);
  int failed = syscall(SYS_unlinkat, AT_FDCWD, path, flags);
  if (!failed && is_ours(path)) note(UNLINK, 0, 0, path, NULL, NULL, 0);
  pthread_mutex_unlock(&turn);
  return failed;
}
int unlink(const char *path) { return remove_entry(path, 0); }
int rmdir(const char *path) { return remove_entry(path, AT_REMOVEDIR); }
int remove(const char *path) {
  struct stat facts;
  return remove_entry(path, !lstat(path, &facts) && S_ISDIR(facts.st_mode) ? AT_REMOVEDIR : 0);
}

int mkdir(const char *path, mode_t mode) {
  pthread_mutex_lock(&turn);
  int failed = syscall(SYS_mkdirat, AT_FDCWD, path, mode);
  struct stat facts;
  if (!failed && is_ours(path) && !stat(path, &facts)) note(MKDIR, facts.st_ino, 0, path, NULL, NULL, 0);
  pthread_mutex_unlock(&turn);
  return failed;
}
