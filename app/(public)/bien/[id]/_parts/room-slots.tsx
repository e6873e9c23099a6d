import { ROOMS } from "@/components/rooms/copy";
import { HomeRooms, roomsHeading, roomsLead } from "@/components/rooms/HomeRooms";
import { EnlargedPlan, PlanButton, PlanOpener } from "@/components/rooms/PlanPicture";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import type { FloorPlanView, RoomView } from "@/lib/listings/rooms/views";
import { Block } from "./Block";

const ANCHOR = "plan";

interface HomeRoomsProps {
  rooms: readonly RoomView[];
  plans: readonly FloorPlanView[];
  /** The listing's. */
  title: string;
}

/**
 * What a listing's page shows of its rooms and plans: a part of its text, and a button that opens its plan over the
 * page, or leads to several. Null without either.
 */
export function roomSlots({ rooms, plans, title }: HomeRoomsProps) {
  if (rooms.length === 0 && plans.length === 0) return null;
  return {
    button: planButton(plans),
    section: (
      <Block id={ANCHOR} title={roomsHeading({ plans })} lead={roomsLead({ rooms })}>
        <HomeRooms
          rooms={rooms}
          plans={plans}
          renderPlan={(plan, at, sizes) => <PlanOpener plan={plan} at={at} sizes={sizes} />}
        />
        {plans.map((plan, at) => (
          <EnlargedPlan key={plan.mediaKey} plan={plan} at={at} title={title} />
        ))}
      </Block>
    ),
  };
}

function planButton(plans: readonly FloorPlanView[]) {
  if (plans.length === 0) return null;
  if (plans.length === 1) return <PlanButton />;
  return (
    <LinkButton href={`#${ANCHOR}`} variant="secondary">
      <Icon name="drafting-compass" />
      {ROOMS.button}
    </LinkButton>
  );
}
