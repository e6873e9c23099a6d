/**
 * Quarters as people name them, for the largest cities. "Name@NE1.2" lies 1.2 km north-east of the
 * city's point; "Name" alone lies anywhere (arrondissements, which are small).
 */
export const CITY_QUARTERS: Readonly<Record<string, string>> = {
  "paris-1er-arrondissement": "Les Halles, Palais-Royal, Place Vendôme, Louvre, Châtelet",
  "paris-2e-arrondissement": "Sentier, Montorgueil, Bourse, Bonne-Nouvelle, Gaillon",
  "paris-3e-arrondissement": "Haut-Marais, Arts-et-Métiers, Temple, Enfants-Rouges",
  "paris-4e-arrondissement": "Marais, Saint-Paul, Beaubourg, Arsenal, Île-Saint-Louis",
  "paris-5e-arrondissement": "Sorbonne, Jardin-des-Plantes, Panthéon, Val-de-Grâce, Mouffetard",
  "paris-6e-arrondissement":
    "Saint-Germain-des-Prés, Odéon, Notre-Dame-des-Champs, Saint-Placide, Luxembourg",
  "paris-7e-arrondissement":
    "Gros-Caillou, École-Militaire, Saint-Thomas-d’Aquin, Invalides, Breteuil",
  "paris-8e-arrondissement": "Madeleine, Europe, Parc-Monceau, Faubourg-du-Roule, Saint-Augustin",
  "paris-9e-arrondissement": "Nouvelle-Athènes, Trinité, Martyrs, Rochechouart, Chaussée-d’Antin",
  "paris-10e-arrondissement":
    "Canal-Saint-Martin, Porte-Saint-Denis, Hôpital-Saint-Louis, Poissonnière, Grange-aux-Belles",
  "paris-11e-arrondissement":
    "Oberkampf, Bastille, Roquette, Charonne, Saint-Ambroise, Parmentier, Popincourt",
  "paris-12e-arrondissement": "Bercy, Daumesnil, Nation, Bel-Air, Picpus, Reuilly, Aligre",
  "paris-13e-arrondissement":
    "Butte-aux-Cailles, Gobelins, Croulebarbe, Bibliothèque, Olympiades, Maison-Blanche",
  "paris-14e-arrondissement":
    "Alésia, Denfert-Rochereau, Montparnasse, Pernety, Plaisance, Montsouris",
  "paris-15e-arrondissement":
    "Commerce, Convention, Beaugrenelle, Vaugirard, Javel, Necker, Dupleix, Saint-Lambert",
  "paris-16e-arrondissement": "Auteuil, Passy, Trocadéro, La Muette, Chaillot, Victor-Hugo",
  "paris-17e-arrondissement": "Batignolles, Ternes, Épinettes, Plaine-Monceau, Pereire, Legendre",
  "paris-18e-arrondissement":
    "Montmartre, Abbesses, Jules-Joffrin, Clignancourt, Goutte-d’Or, Lamarck, Marx-Dormoy",
  "paris-19e-arrondissement":
    "Buttes-Chaumont, La Villette, Jourdain, Botzaris, Mouzaïa, Stalingrad",
  "paris-20e-arrondissement":
    "Gambetta, Belleville, Ménilmontant, Charonne, Père-Lachaise, Saint-Blaise, Pelleport",
  "lyon-1er-arrondissement": "Terreaux, Pentes de la Croix-Rousse, Chartreux, Saint-Vincent",
  "lyon-2e-arrondissement": "Bellecour, Ainay, Cordeliers, Confluence, Perrache",
  "lyon-3e-arrondissement": "Part-Dieu, Montchat, Villette, Préfecture, Sans-Souci",
  "lyon-4e-arrondissement": "Croix-Rousse, Hénon, Serin, Cuire",
  "lyon-5e-arrondissement": "Vieux-Lyon, Saint-Just, Point-du-Jour, Fourvière, Ménival",
  "lyon-6e-arrondissement": "Brotteaux, Masséna, Foch, Bellecombe, Parc-de-la-Tête-d’Or",
  "lyon-7e-arrondissement": "Jean-Macé, Guillotière, Gerland, Saxe-Gambetta",
  "lyon-8e-arrondissement": "Monplaisir, Bachut, États-Unis, Grand-Trou, Mermoz",
  "lyon-9e-arrondissement": "Vaise, Valmy, Saint-Rambert, La Duchère, Gorge-de-Loup",
  "marseille-1er-arrondissement": "Noailles, Belsunce, Opéra, Thiers, Saint-Charles",
  "marseille-2e-arrondissement": "Joliette, Panier, Arenc, Grands-Carmes",
  "marseille-3e-arrondissement": "Belle-de-Mai, Saint-Mauront, Saint-Lazare",
  "marseille-4e-arrondissement": "Cinq-Avenues, Chartreux, Blancarde, Chutes-Lavie",
  "marseille-5e-arrondissement": "Camas, Baille, Conception, Timone",
  "marseille-6e-arrondissement": "Castellane, Lodi, Notre-Dame-du-Mont, Vauban, Préfecture",
  "marseille-7e-arrondissement":
    "Endoume, Saint-Victor, Roucas-Blanc, Bompard, Pharo, Saint-Lambert",
  "marseille-8e-arrondissement": "Périer, Bonneveine, Saint-Giniez, Pointe-Rouge, Montredon",
  "marseille-9e-arrondissement": "Mazargues, Sainte-Marguerite, Le Cabot, Redon, La Panouse",
  "marseille-10e-arrondissement": "La Capelette, Saint-Loup, Menpenti, Saint-Tronc, Pont-de-Vivaux",
  "marseille-11e-arrondissement": "La Pomme, Saint-Marcel, La Valentine, Les Camoins",
  "marseille-12e-arrondissement": "Saint-Barnabé, Montolivet, Saint-Julien, Les Caillols",
  "marseille-13e-arrondissement": "Saint-Just, Malpassé, Château-Gombert, Les Olives, Saint-Jérôme",
  "marseille-14e-arrondissement": "Le Canet, Sainte-Marthe, Bon-Secours, Le Merlan",
  "marseille-15e-arrondissement": "Saint-Louis, Saint-Antoine, Notre-Dame-Limite, La Cabucelle",
  "marseille-16e-arrondissement": "L’Estaque, Saint-Henri, Saint-André",
  nice: "Centre-ville, Vieux-Nice@E0.8, Cimiez@N1.6, Libération@N1.1, Musiciens@W0.5, Carré-d’Or@SW0.4, Riquier@E1.5, Saint-Roch@NE2.2, Fabron@W3.0, Magnan@W1.9, Gambetta@W1.0",
  toulouse:
    "Centre-ville, Capitole, Carmes@S0.6, Saint-Cyprien@W1.0, Minimes@N1.6, Côte-Pavée@SE2.2, Saint-Michel@S1.4, Compans-Caffarelli@NW0.9, Bonnefoy@NE1.7, Rangueil@SE3.4, Croix-Daurade@NE3.8, Purpan@W3.2",
  bordeaux:
    "Centre-ville, Chartrons@N1.5, Saint-Michel@SE0.8, Bastide@E1.3, Caudéran@W2.6, Saint-Augustin@W2.0, Nansouty@S1.4, Fondaudège@NW1.0, Saint-Genès@SW1.3, Bacalan@N3.0, Saint-Seurin@NW0.7",
  nantes:
    "Centre-ville, Hauts-Pavés@NW0.9, Zola@W2.0, Procé@NW1.9, Île-de-Nantes@S1.0, Doulon@E3.0, Saint-Félix@N1.6, Chantenay@W2.8, Erdre@NE3.2, Saint-Donatien@NE1.2, Canclaux@W1.3",
  strasbourg:
    "Centre-ville, Petite-France@W0.5, Krutenau@SE0.7, Neudorf@S1.6, Orangerie@NE1.7, Esplanade@E1.3, Robertsau@NE3.2, Cronenbourg@NW2.3, Neustadt@N0.9, Koenigshoffen@W2.6, Meinau@S3.0",
  montpellier:
    "Centre-ville, Écusson, Antigone@E0.9, Beaux-Arts@N0.9, Boutonnet@N1.4, Port-Marianne@E2.2, Arceaux@W0.8, Gambetta@SW0.7, Aiguelongue@N2.3, Hôpitaux-Facultés@NW2.6, Croix-d’Argent@SW2.6",
  lille:
    "Centre-ville, Vieux-Lille@N0.8, Wazemmes@SW1.0, Vauban@W1.2, Moulins@S1.2, Fives@E1.7, Saint-Maurice-Pellevoisin@NE1.6, Bois-Blancs@NW2.0, Lille-Sud@S2.2, Gambetta@SW0.7",
  rennes:
    "Centre-ville, Thabor@E0.8, Saint-Hélier@SE0.8, Sainte-Thérèse@S1.2, Villejean@NW2.0, Maurepas@NE1.7, Cleunay@SW1.8, Beaulieu@E2.2, Jeanne-d’Arc@NE1.2, Francisco-Ferrer@SE1.9, Mabilais@W0.9, Fougères-Sévigné@NE0.9",
  reims:
    "Centre-ville, Clairmarais@N1.0, Saint-Remi@S1.4, Boulingrin@N0.5, Croix-Rouge@SW2.4, Courlancy@SW1.0, Cernay@E1.7, Chemin-Vert@E2.3, Jean-Jaurès@NE1.2",
  toulon:
    "Centre-ville, Mourillon@S1.6, Saint-Jean-du-Var@E1.6, Cap-Brun@SE3.0, Haute-Ville@NW0.4, Claret@NW1.2, Pont-du-Las@W2.0, Serinette@E2.6, Siblas@N1.0",
  "saint-etienne":
    "Centre-ville, Fauriel@SE1.4, Châteaucreux@NE1.2, Jacquard@NW0.5, Bellevue@S2.0, Carnot@N0.9, Bergson@N1.7, Villebœuf@S1.0",
  "le-havre":
    "Centre-ville, Saint-François@S0.5, Sanvic@NW1.5, Saint-Vincent@W1.0, Danton@E0.7, Les Ormeaux@N0.9, Bléville@NW2.8, Rouelles@NE3.2, Perrey@W0.8",
  grenoble:
    "Centre-ville, Championnet@SW0.5, Île-Verte@NE1.2, Berriat@W1.2, Europole@NW1.3, Capuche@S1.7, Eaux-Claires@SW1.9, Saint-Laurent@N0.7, Aigle@SW0.9, Bajatière@SE1.3",
  dijon:
    "Centre-ville, Montchapet@N1.2, Toison-d’Or@N3.0, Port-du-Canal@SW1.4, Victor-Hugo@NW0.9, Maladière@NE1.1, Université@E2.4, Darcy@W0.5, Chevreul@S1.2",
  angers:
    "Centre-ville, Doutre@NW0.9, La Fayette@S1.2, Madeleine@SE1.6, Justices@SE2.4, Saint-Serge@NE1.3, Lac-de-Maine@SW2.8, Belle-Beille@W2.6, Ney@NE1.4, Saint-Laud@S0.9",
  nimes:
    "Centre-ville, Écusson, Gambetta@N0.6, Jean-Jaurès@SW0.9, Mas-de-Ville@SE1.7, Castanet@N1.9, Route-d’Uzès@NE1.8, Beausoleil@NW1.6",
  villeurbanne:
    "Gratte-Ciel, Charpennes@NW1.1, Cusset@E1.3, Grandclément@SE1.1, Flachet@E0.8, République@N0.6, Croix-Luizet@N1.6",
  "clermont-ferrand":
    "Centre-ville, Jaude@SW0.3, Montferrand@NE2.4, Salins@SE0.7, Chamalières-Fontgiève@W0.8, Delille@NE0.6, Carmes@NE1.1, Saint-Jacques@S1.9, Oradou@SE1.7",
  "le-mans":
    "Centre-ville, Vieux-Mans@NW0.5, Gare-Sud@SW1.2, Jacobins@E0.3, Bollée@S1.4, Maroc@SW1.6, Pontlieue@S2.2, Gazonfier@E1.8, Batignolles@SE1.1",
  "aix-en-provence":
    "Centre-ville, Mazarin@S0.4, Jas-de-Bouffan@W2.2, Pont-de-l’Arc@S2.2, Célony@NW2.8, Encagnane@SW1.2, Torse@E1.3, Pigonnet@S1.1, Val-Saint-André@E2.0",
  brest:
    "Centre-ville, Siam@S0.4, Saint-Martin@NE0.8, Recouvrance@W1.1, Lambézellec@N2.2, Saint-Marc@E2.2, Saint-Pierre@W3.0, Bellevue@N1.8, Kérinou@N1.2",
  tours:
    "Centre-ville, Vieux-Tours@W0.6, Prébendes@SW0.9, Velpeau@E1.1, Blanqui@NE0.8, Febvotte@S1.4, Tours-Nord@N2.6, Lamartine@W1.0, Cathédrale@NE0.5, Deux-Lions@S2.8",
  amiens:
    "Centre-ville, Henriville@S0.9, Saint-Leu@N0.5, Saint-Acheul@SE1.6, Saint-Pierre@NE1.0, Saint-Honoré@SW1.4, Faubourg-de-Hem@W1.5, Sainte-Anne@SE0.9",
  limoges:
    "Centre-ville, Carnot@NW0.8, Cité@E0.5, Émailleurs@NE0.8, Montjovis@NW0.9, Landouge@W3.6, Le Sablard@SE1.4, Beaubreuil@N3.2, Puy-Las-Rodas@N1.6",
  annecy:
    "Centre-ville, Vieille-Ville@S0.3, Novel@NE1.2, Albigny@E1.3, Cran-Gevrier@W2.0, Annecy-le-Vieux@NE2.6, Les Fins@N1.3, Vallin-Fier@NW1.0, Seynod@SW2.8",
  metz: "Centre-ville, Sablon@S1.5, Queuleu@SE1.7, Nouvelle-Ville@S0.8, Outre-Seille@E0.7, Devant-les-Ponts@NW1.8, Plantières@E1.6, Sainte-Thérèse@SW0.9, Pontiffroy@N0.6",
  perpignan:
    "Centre-ville, Saint-Martin@SW0.9, Kennedy@S1.2, Moulin-à-Vent@S1.9, Las-Cobas@SE1.7, Bas-Vernet@N1.2, Clos-Banet@E1.4, Mailloles@W1.7",
  besancon:
    "Centre-ville, Battant@NW0.5, Chaprais@NE1.0, Butte@SW1.0, Saint-Claude@N1.4, Montrapon@NW1.5, Bregille@E0.9, Velotte@SW1.9, Palente@NE2.4",
  orleans:
    "Centre-ville, Bourgogne@E0.6, Dunois@NW0.8, Saint-Marceau@S1.6, Madeleine@W1.6, Gare@N0.9, Argonne@NE1.9, Carmes@W0.6, Barrière-Saint-Marc@NE2.4",
  rouen:
    "Centre-ville, Saint-Marc@E0.8, Jouvenet@N0.9, Gare@N0.7, Saint-Sever@S0.9, Vieux-Marché@W0.5, Croix-de-Pierre@NE0.7, Jardin-des-Plantes@S1.8, Saint-Gervais@NW1.0, Pasteur@W1.0",
  mulhouse:
    "Centre-ville, Rebberg@S1.0, Dornach@W1.8, Franklin@N0.8, Nordfeld@E1.0, Fonderie@S0.7, Vauban@N1.2, Bourtzwiller@N2.4",
  caen: "Centre-ville, Vaugueux@NE0.5, Saint-Jean@S0.5, Vaucelles@S1.1, Haie-Vigné@SW1.4, Saint-Ouen@W1.3, Université@N0.9, Maladrerie@W2.6, Folie-Couvrechef@N2.2, Saint-Gilles@E0.8",
  nancy:
    "Centre-ville, Vieille-Ville@N0.5, Saurupt@SW1.4, Saint-Nicolas@SE0.6, Mon-Désert@SW1.0, Trois-Maisons@N1.1, Rives-de-Meurthe@E0.9, Poincaré@W0.7, Saint-Pierre@SE1.2",
  avignon:
    "Intra-muros, Saint-Ruf@S1.0, Monclar@SW1.4, Balance@N0.4, Carreterie@E0.6, Montfavet@E5.0, Île-de-la-Barthelasse@NW1.6, Banasterie@NE0.5",
  poitiers:
    "Centre-ville, Montbernage@E1.0, Gare@W0.7, Blossac@S0.7, Montierneuf@N0.7, Bel-Air@W1.4, Beaulieu@E2.4, Pont-Neuf@E0.7",
  "la-rochelle":
    "Centre-ville, Vieux-Port@S0.4, Saint-Nicolas@SE0.6, La Genette@W1.2, Tasdon@SE1.6, Minimes@SW2.0, La Pallice@W4.0, Fétilly@N1.3, Saint-Éloi@E1.5",
  "boulogne-billancourt":
    "Centre-ville, Billancourt@S0.8, Silly-Gallieni@SE0.6, Parchamp@N1.0, Point-du-Jour@E1.0, Trapèze@SW1.1, Les Princes@N1.3",
  montreuil:
    "Bas-Montreuil@W1.0, Mairie, Croix-de-Chavaux@SW0.4, Solidarité@E0.8, La Noue@NW0.7, Murs-à-Pêches@E1.2, Villiers-Barbusse@SE0.8",
  "saint-denis-93":
    "Centre-ville, Basilique, Pleyel@SW1.2, Plaine@S1.8, Porte-de-Paris@S0.7, Floréal@E1.6",
  versailles:
    "Notre-Dame@N0.7, Saint-Louis@S0.7, Montreuil@E1.1, Chantiers@SE1.0, Clagny-Glatigny@N1.3, Porchefontaine@SE2.0",
  pau: "Centre-ville, Trespoey@E1.5, Hédas@W0.3, Dufau@N1.6, Saragosse@N1.4, Palmeraie@N2.0, Gare@S0.5",
  cannes:
    "Croisette@E0.8, Suquet@W0.6, Palm-Beach@SE1.7, Basse-Californie@NE1.3, République@N0.5, Carnot@N0.9, La Bocca@W2.8, Petit-Juas@NW0.7",
  "saint-malo":
    "Intra-muros@NW0.9, Saint-Servan@S1.1, Paramé@NE2.0, Rocabey@N0.4, Rothéneuf@NE4.2, Sillon@N0.8",
  lorient:
    "Centre-ville, Merville@W0.8, Kerentrech@NE1.2, Nouvelle-Ville@N0.7, Keryado@N2.0, Le Moustoir@W0.5",
  vannes:
    "Centre-ville, Intra-muros, Port@S0.6, Gare@NE1.2, Ménimur@N1.8, Rohan@SW1.0, Conleau@SW2.6",
};
