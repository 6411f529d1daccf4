/* The plain recursion that lists sequences of keys, as a yardstick for ours.
 *
 * On the pad ABCDE/FGHIJ/KLMNO/ 123 it lists all sequences of ten keys by knight's moves with at
 * most two of A E I O, and writes each to a buffer, one byte per key.
 *
 * Usage: sequences REPETITIONS
 * Prints the number of sequences and the nanoseconds per sequence, in the best repetition.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { KEYS = 18, LENGTH = 10, LIMIT = 2, MOST = 6, ROOM = 1 << 24 };

static const int moves[KEYS][MOST + 1] = {
    {7, 11, -1},
    {8, 10, 12, -1},
    {5, 9, 11, 13, -1},
    {6, 12, 14, -1},
    {7, 13, -1},
    {2, 12, 15, -1},
    {3, 13, 16, -1},
    {0, 4, 10, 14, 15, 17, -1},
    {1, 11, 16, -1},
    {2, 12, 17, -1},
    {1, 7, 16, -1},
    {0, 2, 8, 17, -1},
    {1, 3, 5, 9, -1},
    {2, 4, 6, 15, -1},
    {3, 7, 16, -1},
    {5, 7, 13, -1},
    {6, 8, 10, 14, -1},
    {7, 9, 11, -1},
};
static const int is_vowel[KEYS] = {[0] = 1, [4] = 1, [8] = 1, [14] = 1};

static unsigned char sequence[LENGTH];
static unsigned char *end;

static void list(int key, int depth, int vowels)
{
    vowels += is_vowel[key];
    if (vowels > LIMIT)
        return;
    sequence[depth] = key;
    if (depth + 1 == LENGTH) {
        memcpy(end, sequence, LENGTH);
        end += LENGTH;
        return;
    }
    for (const int *next = moves[key]; *next >= 0; next++)
        list(*next, depth + 1, vowels);
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

int main(int argc, char **argv)
{
    int repetitions = argc == 2 ? atoi(argv[1]) : 0;
    unsigned char *buffer = malloc(ROOM);
    double best = 0;
    if (repetitions < 1 || !buffer) {
        fprintf(stderr, "usage: sequences REPETITIONS\n");
        return 2;
    }
    for (int i = 0; i < repetitions; i++) {
        double start = now(), elapsed;
        end = buffer;
        for (int key = 0; key < KEYS; key++)
            list(key, 0, 0);
        elapsed = now() - start;
        if (i == 0 || elapsed < best)
            best = elapsed;
    }
    long listed = (end - buffer) / LENGTH;
    printf("%ld %f\n", listed, best / listed);
    free(buffer);
    return 0;
}
