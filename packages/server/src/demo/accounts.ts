import type { StaffRole } from "@carmine/api/contract";
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
  /** Points given before the demo was created, oldest first. */
  readonly points?: readonly { readonly amount: number; readonly daysAgo: number }[];
  /** Role at a shop (by name) or the platform; without `staffRole` the one with all rights. */
  readonly works?: { readonly role: Role; readonly shop?: string; readonly staffRole?: StaffRole };
}

type StaffInput = Pick<DemoAccount, "name" | "nickname" | "password"> & { readonly staffRole: StaffRole };

/** A member of a shop's or the marketplace's team; the email has the first name. */
const member =
  (works: { readonly role: Role; readonly shop?: string }) =>
  ({ name, nickname, password, staffRole }: StaffInput): DemoAccount => ({
    name,
    nickname,
    email: `${nickname.split(" ", 1)[0]?.toLowerCase() ?? ""}@carmine.example`,
    password,
    addresses: [],
    works: { ...works, staffRole },
  });
const tires = member({ role: "merchant", shop: "Carmine Tires" });
const marketplace = member({ role: "operator" });

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
    points: [
      { amount: 240, daysAgo: 330 },
      { amount: 380, daysAgo: 276 },
      { amount: 160, daysAgo: 222 },
      { amount: 620, daysAgo: 171 },
      { amount: 450, daysAgo: 124 },
      { amount: 630, daysAgo: 92 },
    ],
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
  tires({ name: "Tires, manager", nickname: "Jonas Berg", password: "Lug-nut-28", staffRole: "manager" }),
  tires({
    name: "Tires, warehouse",
    nickname: "Nadia Haddad",
    password: "Pallet-jack-9",
    staffRole: "warehouse",
  }),
  tires({ name: "Tires, service", nickname: "Liam Doyle", password: "Spare-wheel-51", staffRole: "service" }),
  tires({ name: "Tires, catalog", nickname: "Yuki Tanaka", password: "Side-wall-205", staffRole: "catalog" }),
  tires({
    name: "Tires, finance",
    nickname: "Clara Nunes",
    password: "Ledger-line-12",
    staffRole: "finance",
  }),
  marketplace({
    name: "Merchant support",
    nickname: "Ivo Novak",
    password: "Open-doors-40",
    staffRole: "merchantSupport",
  }),
  marketplace({ name: "Support", nickname: "Amara Obi", password: "Kind-words-7", staffRole: "support" }),
  marketplace({ name: "Content", nickname: "Lea Martin", password: "Front-page-23", staffRole: "content" }),
  marketplace({ name: "Finance", nickname: "Stefan Kraus", password: "Round-sums-16", staffRole: "finance" }),
  marketplace({ name: "Auditor", nickname: "Mina Park", password: "Paper-trail-8", staffRole: "auditor" }),
];
