import { ArrivalNotice } from "@/components/space/ArrivalNotice";

/** What a draft was begun with, at the head of the first step to do. */
export function BegunNotice({ children }: { children: string }) {
  return (
    <ArrivalNotice tone="success">
      <p>{children}</p>
    </ArrivalNotice>
  );
}
