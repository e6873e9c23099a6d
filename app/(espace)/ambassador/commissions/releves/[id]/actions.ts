"use server";

import { z } from "zod";
import { userAction } from "@/lib/auth/user-action";
import { acceptStatement } from "@/lib/payouts/statements/commands/accept-statement";
import { contestLine } from "@/lib/payouts/statements/commands/contest-line";
import { contestLineSchema } from "@/lib/payouts/statements/schemas";
import { earningRoutes } from "@/lib/routes/payouts";

export const acceptStatementAction = userAction(
  z.strictObject({ statementId: z.string() }),
  acceptStatement,
  ({ statementId }) => ({ redirectTo: earningRoutes.statement(statementId, "accepte") }),
  { creates: "statement issue" },
);

export const contestLineAction = userAction(
  contestLineSchema,
  contestLine,
  ({ statementId }) => ({ redirectTo: earningRoutes.statement(statementId, "conteste") }),
  { creates: "line contest" },
);
