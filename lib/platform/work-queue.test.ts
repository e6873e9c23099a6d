import { describe, expect, test } from "vitest";
import { createWorkQueue, type Place } from "./work-queue.ts";

/** Turns of the event loop after which whatever can begin has begun. */
async function turns(): Promise<void> {
  for (let at = 0; at < 4; at++) await new Promise((resolve) => setImmediate(resolve));
}

function entered(place: Place | null): Place {
  if (!place) throw new Error("expected a place");
  return place;
}

describe("a queue of work", () => {
  test("lets so much run, so much wait, and nothing more in", async () => {
    const queue = createWorkQueue(2, 1);
    const [first, second, third] = [queue.enter(), queue.enter(), queue.enter()].map(entered);
    expect(queue.enter()).toBeNull();
    await turns();
    expect([queue.running, queue.waiting]).toEqual([2, 1]);
    expect([first, second, third].map((place) => place?.hasTurn())).toEqual([true, true, false]);
    first?.leave();
    first?.leave();
    expect(await third?.turn).toBe(true);
    expect([queue.running, queue.waiting]).toEqual([2, 0]);
  });

  test("begins nothing for who leaves in the turn in which they came", async () => {
    const queue = createWorkQueue(2, 1);
    const place = entered(queue.enter());
    setImmediate(() => place.leave());
    expect(await place.turn).toBe(false);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  test("tells who leaves before their turn that it never comes", async () => {
    const queue = createWorkQueue(1, 5);
    const [first, second, third] = [queue.enter(), queue.enter(), queue.enter()].map(entered);
    await first?.turn;
    second?.leave();
    expect(await second?.turn).toBe(false);
    first?.leave();
    expect(await third?.turn).toBe(true);
    third?.leave();
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  test("never runs more than it may, nor stops while something waits, in whatever order all leave", async () => {
    const queue = createWorkQueue(3, 1_000);
    const places: Place[] = [];
    let began = 0;
    for (let step = 0; step < 600; step++) {
      if (step % 3 !== 2) {
        const place = entered(queue.enter());
        place.turn.then((isTurn) => {
          if (isTurn) began++;
        });
        places.push(place);
      } else places.splice((step * 7) % places.length, 1)[0]?.leave();
      expect(queue.running).toBeLessThanOrEqual(3);
      if (step % 5 === 0) await turns();
    }
    while (places.length > 0) {
      await turns();
      expect(queue.running).toBe(Math.min(3, places.length));
      const running = places.filter((place) => place.hasTurn());
      for (const place of running) {
        place.leave();
        places.splice(places.indexOf(place), 1);
      }
    }
    await turns();
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
    expect(began).toBeGreaterThan(100);
  });
});
