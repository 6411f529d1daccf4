/* The plain program for backtracking, as a yardstick for ours.
 *
 * The knight begins in the corner of an n by n board and tries its moves in the order of the tutorials,
 * anticlockwise from (2, 1), until every square is visited.
 *
 * Usage: backtracking SIDE REPETITIONS
 * Prints the number of placements after the first square, and the nanoseconds per repetition.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const int dx[8] = {2, 1, -1, -2, -2, -1, 1, 2};
static const int dy[8] = {1, 2, 2, 1, -1, -2, -2, -1};

static int n;
static int *board; /* 0: free; otherwise the number of the visit */
static long placements;

static int go_on(int x, int y, int visited)
{
    if (visited == n * n)
        return 1;
    for (int move = 0; move < 8; move++) {
        int to_x = x + dx[move], to_y = y + dy[move];
        if (to_x < 0 || to_x >= n || to_y < 0 || to_y >= n || board[to_y * n + to_x])
            continue;
        board[to_y * n + to_x] = visited + 1;
        placements++;
        if (go_on(to_x, to_y, visited + 1))
            return 1;
        board[to_y * n + to_x] = 0;
    }
    return 0;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

int main(int argc, char **argv)
{
    n = argc == 3 ? atoi(argv[1]) : 0;
    int repetitions = argc == 3 ? atoi(argv[2]) : 0;
    double best = 0;
    if (n < 1 || n > 16 || repetitions < 1 || !(board = malloc(sizeof *board * n * n))) {
        fprintf(stderr, "usage: backtracking SIDE REPETITIONS\n");
        return 2;
    }
    for (int i = 0; i < repetitions; i++) {
        double start = now();
        memset(board, 0, sizeof *board * n * n);
        board[0] = 1;
        placements = 0;
        go_on(0, 0, 1);
        double elapsed = now() - start;
        if (i == 0 || elapsed < best)
            best = elapsed;
    }
    printf("%ld %f\n", placements, best);
    free(board);
    return 0;
}
