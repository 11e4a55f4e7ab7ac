/**
 * Settings of glibc's allocator for a shop's process; other systems ignore them. Its own would keep what pages and
 * answers leave between long-lived blocks: 60 MB after a load (docs/performance.md).
 */
export const malloc = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "65536",
};
