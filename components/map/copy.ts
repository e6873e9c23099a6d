/** The map’s place on the page. */
export const MAP = {
  label: "Carte des résultats",
  show: "Carte",
  hide: "Liste",
  noScript: "La carte a besoin de JavaScript, désactivé dans ce navigateur. La liste est complète.",
} as const;

/** Before the map is there, or when it can’t be. */
export const MAP_STATES = {
  loading: "La carte se dessine…",
  failed: "La carte n’a pas pu s’afficher. La liste, elle, est complète.",
  retry: "Réessayer",
} as const;

/** The map and its tools: loaded with it. */
export const MAP_VIEW = {
  zoomIn: "Zoomer",
  zoomOut: "Dézoomer",
  follow: "Rechercher quand je déplace la carte",
  searchHere: "Rechercher dans cette zone",
  searchShown: "Rechercher dans la zone affichée",
  draw: "Dessiner une zone",
  drawing: "Tracez le contour d’un trait, ou posez des points et terminez par un double-clic.",
  drawFinish: "Terminer",
  drawCancel: "Annuler",
  erase: "Effacer la zone",
  cluster: (listings: string, price: string) => `${listings} à partir de ${price}, agrandir`,
  /** Starts with the words the pin shows, so that a voice command finds it. */
  listing: (shown: string, price: string) => `${shown}, bien à ${price}, voir l’aperçu`,
  previewClose: "Fermer l’aperçu",
  previewLabel: "Aperçu du bien choisi sur la carte",
  previewMany: (listings: string) => `${listings} à cet endroit`,
  land: "Fond : Natural Earth",
  /** In the map itself, where the plain one stands in for the tiles. */
  plain: "Fond de carte simplifié, sans les rues",
  /** MapLibre’s own words, by its keys. */
  locale: {
    "AttributionControl.ToggleAttribution": "Afficher les sources de la carte",
    "AttributionControl.MapFeedback": "Signaler une erreur sur la carte",
    "CooperativeGesturesHandler.WindowsHelpText": "Ctrl et la molette pour zoomer sur la carte",
    "CooperativeGesturesHandler.MacHelpText": "⌘ et la molette pour zoomer sur la carte",
    "CooperativeGesturesHandler.MobileHelpText": "Deux doigts pour déplacer la carte",
    "Map.Title": "Carte",
    "Marker.Title": "Repère",
    "ScaleControl.Meters": "m",
    "ScaleControl.Kilometers": "km",
  },
} as const;
