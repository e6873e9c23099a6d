import { type MouseEvent, useEffect, useRef, useState } from "react";
import { CARD } from "@/lib/content/common";
import { MEDIA_RATIO, mediaSrcSet, mediaUrl } from "@/lib/listings/media/rules";
import type { PhotoView } from "@/lib/listings/views";

const WIDTH = 640;

interface CardPicturesProps {
  /** At least one. */
  pictures: readonly PhotoView[];
  title: string;
  sizes: string;
  eager: boolean;
}

/**
 * The pictures of a card: the first one alone until scripts run, then a strip that fingers and two buttons move. The
 * others are loaded when somebody comes near: a page carries a hundred of them.
 */
export function CardPictures({ pictures, title, sizes, eager }: CardPicturesProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [isStrip, setStrip] = useState(false);
  const [isNear, setNear] = useState(false);
  const [index, setIndex] = useState(0);
  const [isMoved, setMoved] = useState(false);
  const count = pictures.length;
  useEffect(() => setStrip(count > 1), [count]);

  const comeNear = () => setNear(true);
  const follow = () => {
    const { clientWidth = 0, scrollLeft = 0 } = strip.current ?? {};
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
  };
  const go = (to: number) => {
    setNear(true);
    setMoved(true);
    setIndex(to);
    strip.current?.scrollTo({ left: to * strip.current.clientWidth });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only loads what its buttons and the finger will show
    <div
      className="listing-card-pictures"
      data-strip={isStrip ? "" : undefined}
      onPointerEnter={comeNear}
      onTouchStart={comeNear}
      onFocus={comeNear}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the listing by its title's link */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: that link covers the rest of the card */}
      <div ref={strip} onScroll={follow} onClick={openListing} onAuxClick={openListing}>
        {(isStrip ? pictures : pictures.slice(0, 1)).map(({ mediaKey, alt }, at) =>
          at === 0 || (isNear && at <= index + 1) ? (
            <img
              key={mediaKey}
              src={mediaUrl(mediaKey, WIDTH)}
              srcSet={mediaSrcSet(mediaKey)}
              sizes={sizes}
              width={WIDTH}
              height={Math.round(WIDTH / MEDIA_RATIO)}
              alt={alt}
              loading={eager && at === 0 ? "eager" : "lazy"}
              fetchPriority={eager && at === 0 ? "high" : undefined}
            />
          ) : (
            <i key={mediaKey} />
          ),
        )}
      </div>
      {isStrip && (
        <>
          <Step to="previous" isOff={index === 0} title={title} onPress={() => go(index - 1)} />
          <Step to="next" isOff={index >= count - 1} title={title} onPress={() => go(index + 1)} />
          <p aria-hidden="true" className="listing-card-dots no-print">
            {pictures.map(({ mediaKey }, at) => (
              <i key={mediaKey} data-current={at === index ? "" : undefined} />
            ))}
          </p>
          <span role="status" className="visually-hidden">
            {isMoved && CARD.picture(index + 1, count)}
          </span>
        </>
      )}
    </div>
  );
}

/** One picture on or back. At an end it stays, for whoever pressed it has the focus on it. */
function Step({
  to,
  isOff,
  title,
  onPress,
}: {
  to: "previous" | "next";
  isOff: boolean;
  title: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={to === "next" ? CARD.nextPicture(title) : CARD.previousPicture(title)}
      aria-disabled={isOff}
      className={`listing-card-step listing-card-${to} no-print`}
      onClick={isOff ? undefined : onPress}
    />
  );
}

/** A press on the strip, which lies above the title's link, opens the listing as the link would. */
function openListing(event: MouseEvent<HTMLElement>): void {
  const link = event.currentTarget.closest("li")?.querySelector<HTMLAnchorElement>(":is(h2, h3) a");
  if (!link || event.button > 1) return;
  if (event.button === 1) {
    window.open(link.href, "_blank");
    return;
  }
  const { ctrlKey, metaKey, shiftKey } = event;
  link.dispatchEvent(
    new window.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
