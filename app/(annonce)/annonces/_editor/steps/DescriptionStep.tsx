"use client";

import { Callout } from "@/components/ui/Callout";
import { wordingWarnings } from "@/lib/revisions/wording";
import { useEditor } from "../EditorProvider";
import { TypedArea, TypedField } from "../fields";
import { DESCRIPTION_COPY } from "./copy";

/** The texts of the listing. */
export function DescriptionStep() {
  const { content } = useEditor();
  const { title = "", description = "", transport = "" } = content;
  const warnings = wordingWarnings(`${title}\n${description}\n${transport}`);
  return (
    <>
      <TypedField field="title" />
      <TypedArea field="description" rows={10}>
        <p className="text-fine text-ink-soft tabular-nums">
          {DESCRIPTION_COPY.count(description.length)}
        </p>
      </TypedArea>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {warnings.map((warning) => (
          <Callout key={warning} tone="warning">
            <p>{DESCRIPTION_COPY[warning]}</p>
          </Callout>
        ))}
      </div>
      <TypedArea field="transport" rows={2} />
    </>
  );
}
