import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { FloorPlanView, RoomView } from "@/lib/listings/rooms/views";
import { HomeRooms, roomsHeading, roomsLead } from "./HomeRooms";
import { EnlargedPlan, PlanOpener, PlanPicture } from "./PlanPicture";

const room = (name: string, areaDm2: number | null, level: string | null = null): RoomView => ({
  name,
  areaDm2,
  level,
});
const plan = (label: string): FloorPlanView => ({ label, mediaKey: `key-${label.length}` });

const render = (rooms: RoomView[], plans: FloorPlanView[] = []) =>
  renderToStaticMarkup(
    <HomeRooms
      rooms={rooms}
      plans={plans}
      renderPlan={(each, _at, sizes) => <PlanPicture plan={each} sizes={sizes} />}
    />,
  );

describe("the rooms of a home", () => {
  test("are a table with French decimals, and a sum where each has an area", () => {
    const html = render([room("Séjour", 2_450), room("Chambre", 1_125)]);
    expect(html).toMatch(/<caption[^>]*>Pièces et surfaces</);
    expect(html).toMatch(/Séjour<\/th><td[^>]*>24,5\sm²/);
    expect(html).toMatch(/Somme des surfaces<.*35,75\sm²/);
  });

  test("have no sum where an area is missing, which is said", () => {
    const html = render([room("Séjour", 2_450), room("Cave", null)]);
    expect(html).toContain("Surface non indiquée");
    expect(html).not.toContain("Somme des surfaces");
  });

  test("have no column of areas without any", () => {
    const html = render([room("Séjour", null), room("Cave", null)]);
    expect(html).not.toMatch(/<td|Surface</);
    expect(roomsLead({ rooms: [room("Séjour", null)] })).toBeUndefined();
  });

  test("stand level by level, each with its plan", () => {
    const rooms = [room("Séjour", 2_450, "RDC"), room("Suite", 1_500, "Étage"), room("Abri", 400)];
    const html = render(rooms, [plan("Étage")]);
    expect(html.match(/<h3[^>]*>[^<]+/g)?.map((each) => each.replace(/^.*>/, ""))).toEqual([
      "Étage",
      "RDC",
      "Autres pièces",
    ]);
    expect(html).toMatch(/alt="Plan, Étage"[\s\S]*Suite[\s\S]*Séjour/);
    expect(html).toMatch(/<caption[^>]*>Pièces et surfaces, RDC</);
  });

  test("are headed by what there is", () => {
    expect(roomsHeading({ plans: [] })).toBe("Pièces et surfaces");
    expect(roomsHeading({ plans: [plan("RDC")] })).toBe("Plan du logement");
    expect(render([], [plan("Plan 1")])).toMatch(/alt="Plan 1"/);
  });
});

describe("a plan", () => {
  test("is fitted whole, and never cut to the shape of photos", () => {
    const shown = renderToStaticMarkup(
      <>
        <PlanOpener plan={plan("RDC")} at={1} sizes="100vw" />
        <EnlargedPlan plan={plan("RDC")} at={1} title="Maison" />
      </>,
    );
    expect(shown.match(/<img[^>]+class="plan-picture[^"]*"/g)).toHaveLength(2);
    expect(shown).not.toContain("object-cover");
    // Large, it has its own shape.
    expect(shown.match(/aspect-3\/2/g)).toHaveLength(1);
  });

  test("opens without a script, under a name that says where it is from", () => {
    const opener = renderToStaticMarkup(<PlanOpener plan={plan("RDC")} at={1} sizes="100vw" />);
    const dialog = renderToStaticMarkup(
      <EnlargedPlan plan={plan("RDC")} at={1} title="Maison <b>" />,
    );
    const [, target] = /popovertarget="([^"]+)"/i.exec(opener) ?? [];
    expect(dialog).toContain(`id="${target}"`);
    expect(dialog).toMatch(/aria-label="Plan, RDC\s: Maison &lt;b&gt;"/);
    expect(opener).toMatch(/aria-label="Agrandir\s: plan, RDC"/);
  });
});
