import type { DrawnLevel } from "../../../../lib/listings/floor-plans/schemas.ts";
import { door, glazed, level, passage, rectangle, room, window } from "./parts.ts";

/** One flight above the other, beside the living room's wall. */
const STAIRS = rectangle(538, 0, 90, 250);
const stairs = () => room("Escalier", "stairs", 2.3, STAIRS, [passage(543, 250, 623, 250)]);

/** The house in Paramé: street above, garden below; the second floor is under the roof. */
export const PARAME_PLAN: readonly DrawnLevel[] = [
  level("Rez-de-chaussée", [
    room(
      "Séjour double",
      "living",
      38,
      rectangle(0, 0, 528, 720),
      [
        window(90, 0, 210, 0),
        window(320, 0, 440, 0),
        glazed(80, 720, 240, 720),
        glazed(300, 720, 460, 720),
        door(528, 345, 528, 265),
      ],
      1,
    ),
    room(
      "Entrée",
      "hall",
      6.2,
      [
        [638, 0],
        [790, 0],
        [790, 350],
        [538, 350],
        [538, 260],
        [638, 260],
      ],
      [door(660, 0, 755, 0), door(790, 120, 790, 50), door(790, 330, 790, 250)],
    ),
    stairs(),
    room("WC", "toilet", 1.4, rectangle(800, 0, 100, 140), [window(830, 0, 880, 0)]),
    room("Buanderie", "storage", 2, rectangle(800, 150, 100, 200), []),
    room(
      "Cuisine",
      "kitchen",
      13,
      rectangle(538, 360, 362, 360),
      [door(660, 360, 740, 360), glazed(630, 720, 800, 720), door(900, 460, 900, 380)],
      2,
    ),
    room("Garage", "annex", 16.5, rectangle(920, 0, 300, 550), [passage(950, 0, 1_190, 0)]),
    room("Terrasse", "outdoor", 23.1, rectangle(30, 740, 825, 280), [], 8),
  ]),
  level("1ᵉʳ étage", [
    room(
      "Suite",
      "bedroom",
      18.9,
      [
        [190, 260],
        [430, 260],
        [430, 360],
        [528, 360],
        [528, 720],
        [0, 720],
        [0, 490],
        [190, 490],
      ],
      [door(430, 350, 430, 270), window(100, 720, 220, 720), window(320, 720, 440, 720)],
      3,
    ),
    room("Salle d’eau", "bathroom", 4, rectangle(0, 260, 180, 220), [
      door(180, 470, 180, 400),
      window(0, 330, 0, 400),
    ]),
    room("Chambre 2", "bedroom", 13, rectangle(538, 360, 362, 360), [
      door(560, 360, 640, 360),
      window(650, 720, 790, 720),
    ]),
    room("Chambre 3", "bedroom", 13.2, rectangle(0, 0, 528, 250), [
      door(520, 250, 440, 250),
      window(90, 0, 210, 0),
      window(320, 0, 440, 0),
    ]),
    room(
      "Salle de bains",
      "bathroom",
      5.5,
      rectangle(638, 0, 262, 210),
      [door(648, 210, 718, 210), window(730, 0, 820, 0)],
      6,
    ),
    room(
      "Palier",
      "hall",
      5.2,
      [
        [638, 220],
        [900, 220],
        [900, 350],
        [440, 350],
        [440, 260],
        [638, 260],
      ],
      [],
    ),
    stairs(),
  ]),
  level("2ᵉ étage", [
    room(
      "Chambre 4",
      "bedroom",
      10.7,
      rectangle(331, 360, 297, 360),
      [door(450, 360, 530, 360), window(420, 720, 540, 720)],
      4,
    ),
    room(
      "Chambre 5",
      "bedroom",
      9.2,
      rectangle(160, 0, 368, 250),
      [door(520, 250, 445, 250), window(280, 0, 400, 0)],
      5,
    ),
    room("Palier", "hall", 1.7, rectangle(440, 260, 188, 90), []),
    room(
      "Grenier",
      "annex",
      8.4,
      [
        [160, 260],
        [430, 260],
        [430, 350],
        [321, 350],
        [321, 720],
        [160, 720],
      ],
      [door(430, 340, 430, 270)],
    ),
    stairs(),
  ]),
];
