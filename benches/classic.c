/* The classic program for Warnsdorff's rule, as a yardstick for ours.
 *
 * The knight stands in the corner of an n by n board. It always goes to the free square from
 * which the fewest free squares can be reached; among equals, to the first in a fixed order of
 * moves. These numbers are recomputed for every candidate, by checking its eight squares.
 * It stops when it is stuck, and prints how far it got.
 *
 * Usage: classic SIDE REPETITIONS
 * Prints the number of squares visited and the nanoseconds per repetition.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const int dx[8] = {2, 2, 1, 1, -1, -1, -2, -2};
static const int dy[8] = {1, -1, 2, -2, 2, -2, 1, -1};

static int n;
static int *board; /* 0: free; otherwise the number of the visit */

static int is_free(int x, int y)
{
    return x >= 0 && x < n && y >= 0 && y < n && board[y * n + x] == 0;
}

static int accessible_from(int x, int y)
{
    int count = 0;
    for (int move = 0; move < 8; move++)
        count += is_free(x + dx[move], y + dy[move]);
    return count;
}

static int tour_from_corner(void)
{
    int x = 0, y = 0, visited = 1;
    memset(board, 0, sizeof *board * n * n);
    board[0] = 1;
    while (visited < n * n) {
        int best = -1, fewest = 9;
        for (int move = 0; move < 8; move++) {
            if (!is_free(x + dx[move], y + dy[move]))
                continue;
            int count = accessible_from(x + dx[move], y + dy[move]);
            if (count < fewest) {
                fewest = count;
                best = move;
            }
        }
        if (best < 0)
            break;
        x += dx[best];
        y += dy[best];
        board[y * n + x] = ++visited;
    }
    return visited;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

int main(int argc, char **argv)
{
    int repetitions = argc == 3 ? atoi(argv[2]) : 0;
    n = argc == 3 ? atoi(argv[1]) : 0;
    if (n < 1 || n > 4096 || repetitions < 1) {
        fprintf(stderr, "usage: classic SIDE REPETITIONS\n");
        return 2;
    }
    board = malloc(sizeof *board * n * n);
    if (!board) {
        fprintf(stderr, "classic: not enough memory\n");
        return 1;
    }
    /* One untimed run maps the memory; the sum prevents the compiler from removing the work. */
    long visited = tour_from_corner(), sum = 0;
    double start = now();
    for (int i = 0; i < repetitions; i++)
        sum += tour_from_corner();
    double elapsed = now() - start;
    if (sum != visited * repetitions)
        return 1;
    printf("%ld %f\n", visited, elapsed / repetitions);
    free(board);
    return 0;
}
