import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { moveReport, reportFileFor } from "./move-report.ts";

/** Takes a report in charge. @throws {DomainError} request.forbidden, report.not-found, report.moved */
export async function claimReport(
  { reportId }: { reportId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const file = await reportFileFor(reportId, actor);
  await writer().$transaction((tx) => moveReport(tx, file, "claim", { actor }, now));
}

/** Gives a report back to the team. @throws {DomainError} request.forbidden, report.not-found, report.moved */
export async function releaseReport(
  { reportId }: { reportId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const file = await reportFileFor(reportId, actor);
  await writer().$transaction((tx) => moveReport(tx, file, "release", { actor }, now));
}
