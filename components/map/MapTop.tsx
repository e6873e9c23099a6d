import { MAP_VIEW } from "./copy";
import type { AreaSearch } from "./useAreaSearch";
import type { Drawing } from "./useDrawing";

/** What stands along the map's upper edge: whether the search follows the map, or the area that is being drawn. */
export function MapTop({ drawing, search }: { drawing: Drawing | null; search: AreaSearch }) {
  return (
    <div className="map-top">{drawing ? <DrawBar {...drawing} /> : <FollowBar {...search} />}</div>
  );
}

function DrawBar({ tool, points }: Drawing) {
  return (
    <div className="map-draw" role="status">
      <p>{MAP_VIEW.drawing}</p>
      {points >= 3 && (
        <button type="button" className="map-action" onClick={() => tool.finish()}>
          {MAP_VIEW.drawFinish}
        </button>
      )}
      <button type="button" className="map-action-quiet" onClick={() => tool.cancel()}>
        {MAP_VIEW.drawCancel}
      </button>
    </div>
  );
}

function FollowBar({ follow, moved, chooseFollow, searchBox }: AreaSearch) {
  return (
    <>
      <label className="map-follow">
        <input
          type="checkbox"
          checked={follow}
          onChange={(event) => chooseFollow(event.target.checked)}
        />
        {MAP_VIEW.follow}
      </label>
      {!follow && moved && (
        <button type="button" className="map-action" onClick={() => searchBox(moved)}>
          {MAP_VIEW.searchHere}
        </button>
      )}
    </>
  );
}
