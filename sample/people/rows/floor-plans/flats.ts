import type { DrawnLevel } from "../../../../lib/listings/floor-plans/schemas.ts";
import { door, glazed, level, passage, rectangle, room, window } from "./parts.ts";

/** The four rooms near the Thabor: garden above, street and balcony below, landing on the right. */
export const THABOR_PLAN: readonly DrawnLevel[] = [
  level("3ᵉ étage", [
    room(
      "Séjour",
      "living",
      31,
      [
        [0, 375],
        [240, 375],
        [240, 495],
        [827, 495],
        [827, 835],
        [0, 835],
      ],
      [
        door(330, 495, 410, 495),
        glazed(190, 835, 390, 835),
        glazed(480, 835, 630, 835),
        window(700, 835, 790, 835),
        door(170, 375, 90, 375),
      ],
      1,
    ),
    room("Cuisine", "kitchen", 9.5, rectangle(0, 0, 260, 365), [window(70, 0, 190, 0)], 2),
    room(
      "Chambre 1",
      "bedroom",
      10.6,
      rectangle(790, 0, 290, 365),
      [window(875, 0, 995, 0), door(810, 365, 890, 365)],
      3,
    ),
    room(
      "Chambre 2",
      "bedroom",
      9.1,
      rectangle(530, 0, 250, 365),
      [window(595, 0, 715, 0), door(550, 365, 630, 365)],
      4,
    ),
    room(
      "Chambre 3",
      "bedroom",
      9.1,
      rectangle(270, 0, 250, 365),
      [window(335, 0, 455, 0), door(290, 365, 370, 365)],
      5,
    ),
    room("Entrée et dégagement", "hall", 9.1, rectangle(250, 375, 830, 110), [
      door(1_080, 475, 1_080, 385),
      door(852, 485, 922, 485),
    ]),
    room("WC", "toilet", 1.7, rectangle(837, 495, 100, 170), []),
    room(
      "Salle de bains",
      "bathroom",
      6.3,
      [
        [947, 495],
        [1_080, 495],
        [1_080, 835],
        [837, 835],
        [837, 675],
        [947, 675],
      ],
      [door(1_060, 495, 980, 495), window(920, 835, 1_000, 835)],
      6,
    ),
    room("Balcon", "outdoor", 7, rectangle(120, 855, 560, 125), [], 7),
  ]),
];

/** The studio near place Graslin: the court above, the landing below. */
export const GRASLIN_PLAN: readonly DrawnLevel[] = [
  level("2ᵉ étage", [
    room(
      "Pièce principale",
      "living",
      24,
      [
        [0, 0],
        [714, 0],
        [714, 148],
        [483, 148],
        [483, 496],
        [210, 496],
        [210, 336],
        [0, 336],
      ],
      [window(80, 0, 200, 0), window(310, 0, 430, 0), door(483, 465, 483, 385)],
      1,
    ),
    room("Kitchenette", "kitchen", 3, rectangle(0, 346, 200, 150), [passage(200, 366, 200, 476)]),
    room(
      "Salle d’eau",
      "bathroom",
      3.9,
      rectangle(493, 158, 221, 177),
      [door(513, 335, 583, 335), window(714, 215, 714, 275)],
      2,
    ),
    room(
      "Entrée",
      "hall",
      2.6,
      [
        [493, 345],
        [714, 345],
        [714, 420],
        [614, 420],
        [614, 496],
        [493, 496],
      ],
      [door(598, 496, 508, 496)],
    ),
    room("Placard", "storage", 0.6, rectangle(624, 430, 90, 66), [passage(634, 430, 704, 430)]),
  ]),
];

/** The three rooms by the port of Vannes: landing above, the west and the terrace below. */
export const VANNES_PLAN: readonly DrawnLevel[] = [
  level("2ᵉ étage", [
    room("Entrée", "hall", 4.4, rectangle(310, 0, 170, 260), [
      door(360, 0, 450, 0),
      passage(480, 175, 480, 255),
    ]),
    room(
      "Séjour",
      "living",
      21.2,
      rectangle(0, 270, 480, 442),
      [
        door(440, 270, 350, 270),
        passage(20, 270, 280, 270),
        glazed(50, 712, 250, 712),
        glazed(300, 712, 430, 712),
      ],
      1,
    ),
    room("Cuisine ouverte", "kitchen", 7.8, rectangle(0, 0, 300, 260), [window(0, 80, 0, 180)], 2),
    room(
      "Chambre 1",
      "bedroom",
      12.8,
      rectangle(490, 285, 300, 427),
      [door(510, 285, 600, 285), window(580, 712, 720, 712)],
      3,
    ),
    room(
      "Chambre 2",
      "bedroom",
      10.5,
      rectangle(800, 285, 245, 427),
      [door(808, 285, 888, 285), window(860, 712, 980, 712)],
      4,
    ),
    room(
      "Salle de bains",
      "bathroom",
      6.3,
      [
        [750, 0],
        [1_045, 0],
        [1_045, 275],
        [900, 275],
        [900, 155],
        [750, 155],
      ],
      [door(900, 265, 900, 175)],
      5,
    ),
    room("Dégagement", "hall", 4.4, rectangle(490, 165, 400, 110), []),
    room("WC", "toilet", 1.9, rectangle(490, 0, 120, 155), [door(510, 155, 600, 155)]),
    room("Cellier", "storage", 1.9, rectangle(620, 0, 120, 155), [door(640, 155, 720, 155)]),
    room("Terrasse", "outdoor", 12, rectangle(0, 732, 480, 250), [], 6),
  ]),
];
