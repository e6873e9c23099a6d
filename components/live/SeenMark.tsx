"use client";

import type { FormAction } from "@/lib/kernel/forms";
import type { Subject } from "@/lib/notifications/centre/subjects";
import { useSeen } from "./useSeen";

/** Marks what the person was notified of about the shown page as read. */
export function SeenMark({
  subject: { about, ids },
  action,
}: {
  subject: Subject;
  action: FormAction;
}) {
  useSeen(action, JSON.stringify([["about", about], ...ids.map((id) => ["ids", id])]));
  return null;
}
