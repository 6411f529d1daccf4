/* I. Parberry's division into quadrants in C, as a measure for our blocks.
 *
 * A square board of even side is halved both ways until the quadrants have sides of 6 to 12. Each
 * gets a closed tour found beforehand. Where four quadrants meet, one move of each goes and four
 * moves across come in, which makes one tour of four. In the end the tour is followed from a corner,
 * each square found from the two before it, and written into an array in visiting order.
 *
 * The base tours are there before the clock runs, the memory is not; the tour is not checked.
 *
 * See I. Parberry, An efficient algorithm for the knight's tour problem, Discrete Applied
 * Mathematics 73 (1997).
 *
 * Usage: quadrants SIDE REPETITIONS
 * Prints the nanoseconds of the best repetition.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SHORTEST = 6, LONGEST = 12, CELLS = LONGEST * LONGEST, TRIES = 10000000 };

typedef struct { int32_t to[2]; } links;

/* A closed tour of a small board: for each of its squares, what its two moves add to the number. */
typedef struct { links of[CELLS]; } base_tour;

static const int dx[8] = {2, 2, 1, 1, -1, -1, -2, -2};
static const int dy[8] = {1, -1, 2, -2, 2, -2, 1, -1};

static int n;
static links *board;
static uint32_t *tour;
static base_tour *bases[LONGEST + 1][LONGEST + 1];

/* Warnsdorff's rule with ties broken by chance, once. The first move is one that blocks are joined by. */
static int walk_small(int width, int height, int *path)
{
    char seen[CELLS] = {0};
    int x = 0, y = 2, cells = width * height;
    seen[path[0] = 1] = 1;
    for (int length = 1; length < cells; length++) {
        int fewest = 9, ties = 0, to = -1;
        seen[path[length] = y * width + x] = 1;
        for (int move = 0; move < 8; move++) {
            int u = x + dx[move], v = y + dy[move], ways = 0;
            if (u < 0 || u >= width || v < 0 || v >= height || seen[v * width + u])
                continue;
            for (int next = 0; next < 8; next++) {
                int s = u + dx[next], t = v + dy[next];
                ways += s >= 0 && s < width && t >= 0 && t < height && !seen[t * width + s];
            }
            ties = ways < fewest ? 1 : ties + (ways == fewest);
            if (ways < fewest || (ways == fewest && rand() % ties == 0))
                to = move;
            if (ways < fewest)
                fewest = ways;
        }
        if (to < 0)
            return length + 1 == cells;
        x += dx[to];
        y += dy[to];
    }
    return 1;
}

static int has(const base_tour *base, int width, int x, int y, int u, int v)
{
    const links *at = &base->of[y * width + x];
    int move = (v - y) * n + u - x;
    return at->to[0] == move || at->to[1] == move;
}

/* A closed tour with the moves that two of its corners are joined by; the others have theirs always. */
static base_tour *find_base(int width, int height)
{
    base_tour *base = malloc(sizeof *base);
    int path[CELLS], cells = width * height;
    for (int try = 0; base && try < TRIES; try++) {
        if (!walk_small(width, height, path))
            continue;
        int x = path[cells - 1] % width, y = path[cells - 1] / width;
        if (abs(x - 1) * y != 2)
            continue;
        for (int at = 0; at < cells; at++)
            for (int end = 0; end < 2; end++) {
                int from = path[at], to = path[(at + (end ? 1 : cells - 1)) % cells];
                base->of[from].to[end] =
                    (to / width - from / width) * n + to % width - from % width;
            }
        if (has(base, width, width - 2, height - 1, width - 1, height - 3))
            return base;
    }
    fprintf(stderr, "quadrants: no base tour of %d by %d\n", width, height);
    exit(1);
}

static int half(int side)
{
    return side / 4 * 2;
}

static int is_base(int width, int height)
{
    return width < 2 * SHORTEST || height < 2 * SHORTEST;
}

/* Finds all base tours that a board needs. */
static void prepare(int width, int height)
{
    if (is_base(width, height)) {
        if (!bases[width][height])
            bases[width][height] = find_base(width, height);
        return;
    }
    for (int quadrant = 0; quadrant < 4; quadrant++)
        prepare(quadrant & 1 ? width - half(width) : half(width),
                quadrant & 2 ? height - half(height) : half(height));
}

static void replace(int at, int old, int new)
{
    board[at].to[board[at].to[1] == old] = new;
}

static void tour_of(int x, int y, int width, int height)
{
    if (is_base(width, height)) {
        const base_tour *base = bases[width][height];
        for (int row = 0; row < height; row++) {
            int first = (y + row) * n + x;
            for (int column = 0; column < width; column++)
                for (int end = 0; end < 2; end++)
                    board[first + column].to[end] =
                        first + column + base->of[row * width + column].to[end];
        }
        return;
    }
    int left = half(width), low = half(height);
    tour_of(x, y, left, low);
    tour_of(x + left, y, width - left, low);
    tour_of(x, y + low, left, height - low);
    tour_of(x + left, y + low, width - left, height - low);
    /* The ends of the moves that go, in the order in which they are joined in a ring. */
    static const int ends[8][2] = {
        {1, 0}, {0, 2}, {-1, 0}, {-3, 1}, {-2, -1}, {-1, -3}, {0, -1}, {2, -2},
    };
    int at[8];
    for (int end = 0; end < 8; end++)
        at[end] = (y + low + ends[end][1]) * n + x + left + ends[end][0];
    for (int end = 0; end < 8; end++)
        replace(at[end], at[end ^ 1], at[(end % 2 ? end + 1 : end + 7) % 8]);
}

static void follow(void)
{
    int32_t before = board[0].to[0], here = 0;
    for (int at = 0; at < n * n; at++) {
        tour[at] = here;
        links ends = board[here];
        int32_t next = ends.to[0] == before ? ends.to[1] : ends.to[0];
        before = here;
        here = next;
    }
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

/* Whether every square is in the tour once, and moves lead along it and home. */
static int is_tour(void)
{
    char *seen = calloc(n, n);
    int is_good = seen != NULL;
    for (int at = 0; is_good && at < n * n; at++) {
        int from = tour[at], to = tour[at + 1 < n * n ? at + 1 : 0];
        int x = abs(to % n - from % n), y = abs(to / n - from / n);
        is_good = x * y == 2 && !seen[from]++;
    }
    free(seen);
    return is_good;
}

int main(int argc, char **argv)
{
    int repetitions = argc == 3 ? atoi(argv[2]) : 0;
    n = argc == 3 ? atoi(argv[1]) : 0;
    if (n < SHORTEST || n > 4096 || n % 2 || repetitions < 1) {
        fprintf(stderr, "usage: quadrants SIDE REPETITIONS\n");
        return 2;
    }
    prepare(n, n);
    double best = 1e18;
    for (int i = 0; i < repetitions; i++) {
        free(tour);
        double start = now();
        board = malloc(sizeof *board * n * n);
        tour = malloc(sizeof *tour * n * n);
        if (!board || !tour) {
            fprintf(stderr, "quadrants: not enough memory\n");
            return 1;
        }
        tour_of(0, 0, n, n);
        follow();
        free(board);
        double took = now() - start;
        best = took < best ? took : best;
    }
    if (!is_tour()) {
        fprintf(stderr, "quadrants: that is no tour\n");
        return 1;
    }
    printf("%f\n", best);
    free(tour);
    return 0;
}
