import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { FORMS } from "./copy";

/** Says that a form was filled in with what its person typed before their session ended. */
export function OfferedText({
  offer,
  clear,
}: {
  offer: "none" | "filled" | "cleared";
  clear: () => void;
}) {
  const { text, clear: label, cleared } = FORMS.offered;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (offer === "filled") place.current?.scrollIntoView({ block: "nearest" });
  }, [offer]);
  if (offer === "none") return null;
  return (
    <div ref={place} className="scroll-my-20">
      <Callout live>
        <p>{offer === "filled" ? text : cleared}</p>
        {offer === "filled" && (
          <Button size="sm" variant="secondary" className="mt-3" onClick={clear}>
            {label}
          </Button>
        )}
      </Callout>
    </div>
  );
}
