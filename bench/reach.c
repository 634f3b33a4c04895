/* The searches of the board in C, as a yardstick: the same labels, queue and arrays as the kernels, no Python at all.
   Built and timed by bench/native.py. Arrays carry one extra row for the blocked hex that stands for "no hex". */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { AMOUNT = 0x0FFF, STOPS = 0x1000, ALL = 0x2000, BARRED = 0xC000 };
enum { BLOCK = 1, STOP = 2, NO_END = 4, ZONE = 8 };
#define UNREACHED 0x7FFFFFFF

typedef struct { int32_t hex, spent, state, before; } Label;
typedef struct { int32_t label, next; } Entry;
typedef struct { int32_t *spent, *before, *bucket; Entry *pool; } Work;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Labels are 2 * hex + stopped. A search leaves `spent` and `bucket` as it found them. */
static int reach(const int32_t (*neighbour)[6], const uint16_t (*cost)[6], const uint8_t *flags,
                 const int32_t (*meet)[256], int start, int allowance, Work w, Label *out) {
    int entries = 0, found = 0;
    w.spent[2 * start] = 0;
    w.before[2 * start] = -1;
    w.pool[0] = (Entry){2 * start, -1};
    w.bucket[0] = entries++;
    for (int spent = 0; spent <= allowance; spent++) {
        for (int entry; (entry = w.bucket[spent]) >= 0;) {
            w.bucket[spent] = w.pool[entry].next;
            int label = w.pool[entry].label, here = label >> 1, stopped = label & 1;
            if (w.spent[label] != spent || (stopped && w.spent[label - 1] <= spent)) continue;
            int met = meet[0][flags[here]], came = w.before[label];
            out[found++] = (Label){here, spent, stopped | (met & NO_END ? 2 : 0), came};
            if (stopped) continue;
            int leave = meet[2][flags[here]];
            for (int d = 0; d < 6; d++) {
                int edge = cost[here][d];
                if (edge & BARRED) continue;
                int there = neighbour[here][d], meeting = meet[0][flags[there]];
                if ((meeting & BLOCK) || (meeting & met & ZONE)) continue;
                int stop = (meeting & STOP) || (edge & STOPS), total;
                if (edge & ALL) {
                    if (came >= 0) continue;
                    total = allowance;
                    stop = 1;
                } else {
                    total = spent + (edge & AMOUNT) + meet[1][flags[there]] + leave;
                    if (total > allowance) continue;
                }
                int next = 2 * there + stop;
                if (total < w.spent[next]) {
                    w.spent[next] = total;
                    w.before[next] = found - 1;
                    w.pool[entries] = (Entry){next, w.bucket[total]};
                    w.bucket[total] = entries++;
                }
            }
        }
    }
    for (int entry = 0; entry < entries; entry++) w.spent[w.pool[entry].label] = UNREACHED;
    return found;
}

/* Seconds for so many searches, the starts taken in turn; the answer of the last goes to `out`. */
double time_reach(const int32_t (*neighbour)[6], const uint16_t (*cost)[6], const uint8_t *flags,
                  const int32_t (*meet)[256], int hexes, const int32_t *starts, int count, int allowance, int searches,
                  Label *out, int32_t *found) {
    Work w = {malloc(8u * hexes), malloc(8u * hexes), malloc(4u * (allowance + 1)), malloc(sizeof(Entry) * (6u * hexes + 1))};
    for (int i = 0; i < 2 * hexes; i++) w.spent[i] = UNREACHED;
    for (int i = 0; i <= allowance; i++) w.bucket[i] = -1;
    double started = now();
    for (int i = 0; i < searches; i++)
        *found = reach(neighbour, cost, flags, meet, starts[i % count], allowance, w, out);
    double took = now() - started;
    free(w.spent), free(w.before), free(w.bucket), free(w.pool);
    return took;
}

/* Hexes to the nearest source for the whole map; -1 for no path. Returns seconds for `repeats` floods. */
double time_flood(const int32_t (*neighbour)[6], const uint8_t *flags, const int32_t (*meet)[256], int hexes,
                  const int32_t *sources, int count, int limit, int repeats, int32_t *length, int32_t *toward) {
    int32_t *queue = malloc(4u * hexes);
    double started = now();
    for (int r = 0; r < repeats; r++) {
        int filled = 0;
        memset(length, -1, 4u * hexes);
        memset(toward, -1, 4u * hexes);
        for (int i = 0; i < count; i++)
            if (!(meet[0][flags[sources[i]]] & BLOCK)) length[sources[i]] = 0, queue[filled++] = sources[i];
        for (int taken = 0; taken < filled; taken++) {
            int here = queue[taken];
            if (meet[0][flags[here]] & STOP) continue;
            if (length[here] >= limit) break;
            for (int d = 0; d < 6; d++) {
                int there = neighbour[here][d];
                if (there == hexes - 1 || length[there] >= 0 || (meet[0][flags[there]] & BLOCK)) continue;
                length[there] = length[here] + 1, toward[there] = here, queue[filled++] = there;
            }
        }
    }
    double took = now() - started;
    free(queue);
    return took;
}
