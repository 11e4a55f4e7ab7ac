import type { Role } from "../database/schema/accounts.ts";

export interface DemoAccount {
  /** Name printed by the start command before the sign-in. */
  readonly name: string;
  readonly nickname: string;
  readonly email: string;
  readonly password: string;
  readonly addresses: readonly {
    readonly realName: string;
    readonly country: string;
    /** ISO 3166-2. */
    readonly region: string;
    readonly countryCode: string;
    readonly phone: string;
    readonly city: string;
    readonly detail: string;
    readonly postCode: string;
  }[];
  /** Handles of the saved products, newest first. */
  readonly saved?: readonly string[];
  /** Names of the followed shops. */
  readonly follows?: readonly string[];
  /** Initial points. */
  readonly points?: number;
  /** Role at a shop (by name) or the platform. */
  readonly works?: { readonly role: Role; readonly shop?: string };
}

/**
 * Accounts that can sign in to the demo marketplace. The passwords are public: these accounts exist in demo
 * mode only.
 */
export const demoAccounts: readonly DemoAccount[] = [
  {
    name: "Demo shopper",
    nickname: "Mara Lindqvist",
    email: "mara@carmine.example",
    password: "Tread-wear-42",
    points: 2480,
    saved: [
      "carmine-all-season-205-55-r16-91v",
      "norrland-polar-suv-255-50-r20-109y-xl",
      "vale-view-32-daniel-korpai",
      "carmine-touring-gt-225-45-r17-94w-xl",
      "veloce-apex-r-245-40-r18-97y-xl",
      "mesh-ten-bronze",
      "carmine-home-bell-pierre-chatel-innocenti",
      "stride-cadence-thomas-serer",
    ],
    follows: ["Nordic Tire House", "Carmine Home", "Gloss Garage"],
    addresses: [
      {
        realName: "Mara Lindqvist",
        country: "Canada",
        region: "CA-BC",
        countryCode: "1",
        phone: "6045550173",
        city: "Vancouver",
        detail: "1820 Commercial Drive, unit 4",
        postCode: "V5K 0A1",
      },
      {
        realName: "Sami Lindqvist",
        country: "Canada",
        region: "CA-QC",
        countryCode: "1",
        phone: "4185550121",
        city: "Québec",
        detail: "25 Rue Sainte-Anne",
        postCode: "G1R 3X5",
      },
    ],
  },
  {
    name: "Carmine Tires",
    nickname: "Elin Sandberg",
    email: "elin@carmine.example",
    password: "Bead-seat-17",
    addresses: [],
    works: { role: "merchant", shop: "Carmine Tires" },
  },
  {
    name: "Alloy Atelier",
    nickname: "Marco Bellini",
    email: "marco@carmine.example",
    password: "Hub-bore-66",
    addresses: [],
    works: { role: "merchant", shop: "Alloy Atelier" },
  },
  {
    name: "Operator",
    nickname: "Tova Ek",
    email: "tova@carmine.example",
    password: "Camber-angle-3",
    addresses: [],
    works: { role: "operator" },
  },
];
