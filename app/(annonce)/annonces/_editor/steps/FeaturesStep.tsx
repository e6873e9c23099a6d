"use client";

import { ChoiceChip } from "@/components/ui/Choice";
import { FEATURE_LABELS } from "@/lib/content/common";
import { useEditor } from "../EditorProvider";
import { FieldFrame } from "../fields";
import { FEATURE_GROUPS } from "./copy";

/** What the home offers, by groups. */
export function FeaturesStep() {
  const { view, isEditable } = useEditor();
  return (
    <FieldFrame field="features" className="gap-7!">
      {FEATURE_GROUPS.map(({ title, features }) => (
        <fieldset key={title} disabled={!isEditable} className="min-w-0">
          <legend className="mb-2 font-semibold">{title}</legend>
          <div className="flex flex-wrap gap-2">
            {features.map((feature) => (
              <ChoiceChip
                key={feature}
                type="checkbox"
                name="features"
                value={feature}
                defaultChecked={view.content.features?.includes(feature) ?? false}
              >
                {FEATURE_LABELS[feature]}
              </ChoiceChip>
            ))}
          </div>
        </fieldset>
      ))}
    </FieldFrame>
  );
}
