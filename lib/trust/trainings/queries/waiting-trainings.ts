import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";

/** The trainings `t` that wait to be checked, and their loopers `u`. */
export const waitingTrainings = () =>
  reads()
    .selectFrom("ContinuingTraining as t")
    .innerJoin("User as u", "u.id", "t.looperId")
    .where("t.state", "=", literal("waiting"));
