import type { IControl } from "maplibre-gl";
import { MAP_VIEW } from "./copy";

/** Says in the map that it is the plain one, once it is. */
export class PlainNote implements IControl {
  private readonly element = document.createElement("p");

  constructor() {
    this.element.className = "map-plain-note";
    this.element.role = "status";
  }

  onAdd(): HTMLElement {
    return this.element;
  }

  onRemove(): void {
    this.element.remove();
  }

  show(): void {
    this.element.textContent = MAP_VIEW.plain;
  }
}
