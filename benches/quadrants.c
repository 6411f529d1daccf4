/* I. Parberry's division into quadrants in C, as a yardstick for our blocks.
 *
 * A square board of even side is halved both ways until the quadrants have sides of 6 to 12. Each
 * gets a closed tour found beforehand. Where four quadrants meet, one move of each is removed and four
 * moves between them are added, which joins four tours into one. The tour is followed from a corner, with
 * each square found from the two before it, and written to an array in visiting order, in two ways:
 *
 * - only the tour is stored: finding the next square means descending to its quadrant, past
 *   the places where quadrants meet, with one step for each halving of the board;
 * - the two moves of every square are computed and stored first, which takes three times as much
 *   memory.
 *
 * The time includes allocating memory, but not finding the base tours; the tour is not checked.
 *
 * See I. Parberry, An efficient algorithm for the knight's tour problem, Discrete Applied
 * Mathematics 73 (1997).
 *
 * Usage: quadrants SIDE REPETITIONS
 * Prints the nanoseconds of the best repetition, for each of the two ways.
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

/* One run of Warnsdorff's rule with random tie-breaks. The first move is one at which blocks are joined. */
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

/* A closed tour with the moves at which two of its corners are joined; every tour has those of the others. */
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

/* The ends of the moves removed where four quadrants meet, in the order in which they are joined in a ring. */
static const int ends[8][2] = {
    {1, 0}, {0, 2}, {-1, 0}, {-3, 1}, {-2, -1}, {-1, -3}, {0, -1}, {2, -2},
};

/* The other ends of the removed and of the added move. */
static int gone(int end)
{
    return end ^ 1;
}

static int come(int end)
{
    return (end % 2 ? end + 1 : end + 7) % 8;
}

/* The next square, given the current one and the one before. */
static int next(int before, int here)
{
    int x = here % n, y = here / n, width = n, height = n;
    int old[2], new[2], joined = 0;
    while (!is_base(width, height)) {
        int left = half(width), low = half(height);
        x -= left;
        y -= low;
        if (x >= -3 && x <= 2 && y >= -3 && y <= 2)
            for (int end = 0; end < 8; end++)
                if (ends[end][0] == x && ends[end][1] == y) {
                    const int *from = ends[gone(end)], *to = ends[come(end)];
                    old[joined] = here + (from[1] - y) * n + from[0] - x;
                    new[joined++] = here + (to[1] - y) * n + to[0] - x;
                }
        width = x < 0 ? left : width - left;
        height = y < 0 ? low : height - low;
        x += x < 0 ? left : 0;
        y += y < 0 ? low : 0;
    }
    const links *moves = &bases[width][height]->of[y * width + x];
    int to[2] = {here + moves->to[0], here + moves->to[1]};
    for (int i = 0; i < joined; i++)
        to[to[1] == old[i]] = new[i];
    return to[0] == before ? to[1] : to[0];
}

static void follow(void)
{
    int before = -1, here = 0;
    for (int at = 0; at < n * n; at++) {
        int then = next(before, here);
        tour[at] = before = here;
        here = then;
    }
}

static void replace(int at, int old, int new)
{
    board[at].to[board[at].to[1] == old] = new;
}

static void store(int x, int y, int width, int height)
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
    store(x, y, left, low);
    store(x + left, y, width - left, low);
    store(x, y + low, left, height - low);
    store(x + left, y + low, width - left, height - low);
    int at[8];
    for (int end = 0; end < 8; end++)
        at[end] = (y + low + ends[end][1]) * n + x + left + ends[end][0];
    for (int end = 0; end < 8; end++)
        replace(at[end], at[gone(end)], at[come(end)]);
}

static void follow_stored(void)
{
    int32_t before = board[0].to[0], here = 0;
    for (int at = 0; at < n * n; at++) {
        tour[at] = here;
        links moves = board[here];
        int32_t then = moves.to[0] == before ? moves.to[1] : moves.to[0];
        before = here;
        here = then;
    }
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

/* Whether every square is in the tour once, and all its steps are moves, including the closing one. */
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

/* The time for making the tour. */
static double measure(int is_stored)
{
    free(tour);
    double start = now();
    board = is_stored ? malloc(sizeof *board * n * n) : NULL;
    tour = malloc(sizeof *tour * n * n);
    if ((is_stored && !board) || !tour) {
        fprintf(stderr, "quadrants: not enough memory\n");
        exit(1);
    }
    if (is_stored) {
        store(0, 0, n, n);
        follow_stored();
    } else {
        follow();
    }
    free(board);
    return now() - start;
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
    for (int is_stored = 0; is_stored < 2; is_stored++) {
        double best = 1e18;
        for (int i = 0; i < repetitions; i++) {
            double took = measure(is_stored);
            best = took < best ? took : best;
        }
        if (!is_tour()) {
            fprintf(stderr, "quadrants: that is no tour\n");
            return 1;
        }
        printf("%f\n", best);
    }
    free(tour);
    return 0;
}
