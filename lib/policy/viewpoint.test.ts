import { expect, test } from "vitest";
import type { Role, RoleStatus } from "../kernel/roles.ts";
import { actorWith, PERSONAS } from "../testing/people.ts";
import { can } from "./can.ts";
import { VIEWPOINT_PERMISSIONS, VIEWPOINTS, viewpointOf } from "./viewpoint.ts";

test.each<[string, [Role, RoleStatus][], Role, string | null]>([
  ["the active role", [["buyer", "active"]], "buyer", "buyer"],
  [
    "the active role, not the first",
    [
      ["seller", "active"],
      ["ambassador", "active"],
    ],
    "ambassador",
    "ambassador",
  ],
  [
    "the first in force, where the active one is suspended",
    [
      ["ambassador", "suspended"],
      ["seller", "active"],
    ],
    "ambassador",
    "seller",
  ],
  ["none, where the only role is pending", [["ambassador", "pending"]], "ambassador", null],
  ["none, for a trust manager", [["trust_manager", "active"]], "trust_manager", null],
  ["none, without a role", [], "buyer", null],
])("shared pages are seen from %s", (_title, roles, activeRole, viewpoint) => {
  expect(viewpointOf(actorWith(roles, { activeRole }))).toBe(viewpoint);
});

test("nobody has a viewpoint whose things they may not read", () => {
  for (const roles of Object.values(PERSONAS)) {
    const actor = actorWith(roles);
    const viewpoint = viewpointOf(actor);
    for (const each of VIEWPOINTS) {
      expect(can(actor, VIEWPOINT_PERMISSIONS[each])).toBe(each === viewpoint);
    }
  }
});
