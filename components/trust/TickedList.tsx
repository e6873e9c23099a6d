import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "../forms/ActionForm";
import { FieldProblem } from "../forms/FieldProblem";
import { Card } from "../ui/Card";
import { TickAll } from "./Ticks";

/**
 * A table whose rows are ticked, and what is done with those: one form, which works without scripts too. It stands around
 * an empty list as well: it says what became of the rows that were in it, and has the focus.
 */
export function TickedList({
  id,
  action,
  name,
  refusedToo,
  empty,
  bar,
  children,
}: {
  id: string;
  action: FormAction;
  /** Of the boxes. */
  name: string;
  /** Another field of the form that an answer can refuse. */
  refusedToo?: string;
  /** What stands in place of the table where nothing is in the list; false where something is. */
  empty: ReactNode;
  /** What is done with the rows that are ticked (`TickedBar`); false where no row has a box. */
  bar: ReactNode;
  /** The table, and what stands under it. */
  children: ReactNode;
}) {
  return (
    <ActionForm id={id} action={action}>
      <FieldProblem name={name} />
      {refusedToo !== undefined && <FieldProblem name={refusedToo} />}
      {empty || (
        <Card flat className="flex flex-col gap-3 p-5 md:p-6">
          {bar && <TickAll name={name} />}
          {children}
          {bar}
        </Card>
      )}
    </ActionForm>
  );
}
