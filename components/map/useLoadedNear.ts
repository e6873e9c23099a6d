import { type ComponentType, type RefObject, useCallback, useEffect, useState } from "react";

/** How near the window the place of a component may come before it is loaded. */
const NEAR = "300px";

/**
 * A component that is loaded once its place comes near the window.
 * @param load the same function at each render
 */
export function useLoadedNear<Props>(
  host: RefObject<Element | null>,
  load: () => Promise<ComponentType<Props>>,
) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);

  const start = useCallback(() => {
    setFailed(false);
    load().then(
      (component) => setLoaded(() => component),
      () => setFailed(true),
    );
  }, [load]);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: NEAR },
    );
    if (host.current) observer.observe(host.current);
    return () => observer.disconnect();
  }, [host, start]);

  return { Loaded, failed, retry: start };
}
