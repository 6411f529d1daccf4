/* The plain solver of number puzzles, as a yardstick for ours.
 *
 * For each number of an 8 by 8 board it keeps the squares where it can be, as bits. Two reasons strike squares out: a
 * number or a square has one place left, and a number is a knight's move from the numbers before and after it. Where
 * they do not suffice, it tries the number with the fewest squares, until it has found two solutions or all of one.
 *
 * Usage: puzzles TARGET REPETITIONS NUMBER...
 * TARGET is open or closed; the 64 numbers are those of the squares, row by row, 0 for open ones.
 * Prints the number of solutions, at most 2, the squares that were tried, and the nanoseconds per repetition.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIZE = 64 };

static uint64_t knight[SIZE];
static int closed;
static int solutions;
static long tried;

/* The squares that are a move from one of these. */
static uint64_t around(uint64_t squares)
{
    uint64_t found = 0;
    for (; squares; squares &= squares - 1)
        found |= knight[__builtin_ctzll(squares)];
    return found;
}

/* Strikes out what the two reasons exclude; 0 where nothing is left for a number or a square. */
static int settle(uint64_t *places)
{
    for (int changed = 1; changed;) {
        uint64_t once = 0, twice = 0, fixed = 0;
        changed = 0;
        for (int number = 0; number < SIZE; number++) {
            twice |= once & places[number];
            once |= places[number];
        }
        if (~once)
            return 0;
        for (int number = 0; number < SIZE; number++) {
            uint64_t alone = places[number] & ~twice, now = places[number];
            if (alone)
                now = alone;
            if (closed || number > 0)
                now &= around(places[(number + SIZE - 1) % SIZE]);
            if (closed || number < SIZE - 1)
                now &= around(places[(number + 1) % SIZE]);
            if (!now || (alone & (alone - 1)))
                return 0;
            changed |= now != places[number];
            places[number] = now;
        }
        for (int number = 0; number < SIZE; number++)
            if (!(places[number] & (places[number] - 1))) {
                if (fixed & places[number])
                    return 0;
                fixed |= places[number];
            }
        for (int number = 0; number < SIZE; number++)
            if (places[number] & (places[number] - 1) && places[number] & fixed) {
                places[number] &= ~fixed;
                changed = 1;
                if (!places[number])
                    return 0;
            }
    }
    return 1;
}

static void search(const uint64_t *before)
{
    uint64_t places[SIZE];
    int best = -1, fewest = SIZE + 1;
    memcpy(places, before, sizeof places);
    if (!settle(places))
        return;
    for (int number = 0; number < SIZE; number++) {
        int count = __builtin_popcountll(places[number]);
        if (count > 1 && count < fewest) {
            fewest = count;
            best = number;
        }
    }
    if (best < 0) {
        solutions++;
        return;
    }
    for (uint64_t left = places[best]; left && solutions < 2; left &= left - 1) {
        uint64_t kept = places[best];
        places[best] = left & -left;
        tried++;
        search(places);
        places[best] = kept;
    }
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

int main(int argc, char **argv)
{
    uint64_t places[SIZE];
    if (argc != 3 + SIZE)
        return 1;
    closed = strcmp(argv[1], "closed") == 0;
    int repetitions = atoi(argv[2]);
    for (int from = 0; from < SIZE; from++)
        for (int to = 0; to < SIZE; to++) {
            int x = abs(from % 8 - to % 8), y = abs(from / 8 - to / 8);
            if (x * y == 2)
                knight[from] |= UINT64_C(1) << to;
        }
    for (int number = 0; number < SIZE; number++)
        places[number] = ~UINT64_C(0);
    for (int square = 0; square < SIZE; square++) {
        int number = atoi(argv[3 + square]);
        if (number)
            places[number - 1] = UINT64_C(1) << square;
    }
    double start = now();
    for (int i = 0; i < repetitions; i++) {
        solutions = 0;
        tried = 0;
        search(places);
    }
    printf("%d %ld %.0f\n", solutions, tried, (now() - start) / repetitions);
    return 0;
}
