import { type BodyOf, Code, merchantCouponSave } from "@carmine/api/contract";
import type { Queryable } from "../database/connection.ts";
import { picture } from "../database/schema/media.ts";
import { endpoints } from "./contract.ts";
import type { AnyInput, TestApp } from "./test-app.ts";
import { makeStaff } from "./test-shop.ts";

/** A picture of the shop without a file. @returns its URL */
export const makePicture = async (db: Queryable, key = "f-entry"): Promise<string> => {
  await db
    .insert(picture)
    .values({ key, kind: "file", file: `${key}.webp` })
    .onConflictDoNothing();
  return `/media/${key}.webp`;
};

let count = 0;
/** A text that no other entry has. */
const text = (words: string) => ({ en: `${words} ${(count += 1)}`, lao: "ລາວ" });

/** A new entry of each kind, by the prefix of its endpoints. */
export const newEntries = (pictureUrl: string): Readonly<Record<string, Record<string, unknown>>> => ({
  operatorBanner: {
    place: "carousel",
    kicker: null,
    title: text("Grip"),
    text: null,
    action: { en: "Shop now" },
    picture: pictureUrl,
    url: "/goods/top_one",
  },
  operatorNews: { title: text("Winter sale"), url: "/" },
  operatorHotWord: { title: text("Winter tires") },
  operatorActivity: {
    name: text("Black Friday"),
    type: 1,
    instruction: null,
    banners: [],
    hours: 24,
    begins: "2026-11-27T00:00:00.000Z",
    ends: null,
    open: true,
    products: [],
  },
  operatorCoupon: {
    name: text("Ten off"),
    given: "claim",
    merchant: null,
    value: "10.00",
    minimum: "0.00",
    category: null,
    products: [],
    gifts: [],
    total: null,
    claimFrom: null,
    claimUntil: null,
    useFrom: null,
    useUntil: null,
    days: 7,
    open: true,
  },
  operatorRefundReason: { text: text("Too small") },
  operatorTaxRate: {
    country: "CA",
    region: "CA-ON",
    name: text("HST"),
    percent: "13",
    provincial: false,
    onFreight: true,
  },
  operatorCourier: {
    code: `courier-${(count += 1)}`,
    name: text("Night Owl"),
    forms: ["NO#{8-10}"],
    example: "NO12345678",
    trackUrl: "https://owl.example/track/{number}",
    open: true,
  },
  operatorGuide: {
    slug: `guide-${(count += 1)}`,
    topic: "help",
    title: text("Sizes"),
    html: { en: "<p>Read the side wall.</p>" },
  },
  operatorSynonym: { locale: "en", term: `tyre ${(count += 1)}`, meanings: ["tire", "tires"] },
  operatorCarSize: {
    make: "Volkswagen",
    model: `Golf ${(count += 1)}`,
    yearFrom: 2013,
    yearTo: 2020,
    tires: ["205/55 R16"],
    wheels: [],
  },
  operatorMerchantType: { name: text("Workshop"), info: { en: "License\nInsurance" }, publicInfo: null },
  operatorCategory: {
    pid: null,
    name: text("Rims"),
    keywords: [],
    picture: pictureUrl,
    symbol: "disc-3",
    setSize: 4,
    shown: true,
    properties: [],
    accessories: [],
    guides: [],
  },
  operatorProperty: {
    key: `finish-${(count += 1)}`,
    name: text("Finish"),
    kind: "choice",
    unit: null,
    choices: [{ key: "matte", name: { en: "Matte" } }],
    isFilter: true,
    categories: [],
  },
  operatorBrand: { name: text("Norrland").en, logo: null },
  operatorMerchantCategory: { name: text("Tires"), fee: 5 },
});

interface EntryThing {
  readonly id: number;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Numbers of its list, in order. */
  readonly ids: readonly number[];
}

/** New entries of the marketplace's lists, and a stored one of each, by the prefix of their endpoints. */
export interface EntryThings {
  readonly newEntries: ReturnType<typeof newEntries>;
  readonly entries: Readonly<Record<string, EntryThing>>;
}

export const entryPrefixes: readonly string[] = Object.keys(newEntries(""));

const none: EntryThing = { id: 0, fields: {}, ids: [] };

/** Input of the calls about legal texts. */
export const agreementCalls: Readonly<Record<string, () => AnyInput>> = {
  operatorAgreementList: () => ({}),
  operatorAgreementVersions: () => ({ params: { id: 4 } }),
  operatorAgreementDetail: () => ({ params: { id: 4 } }),
  operatorAgreementSave: () => ({
    body: {
      id: 4,
      from: { html: null, validFrom: null },
      to: { html: { en: "<p>Who we are.</p>" }, validFrom: "2026-01-01" },
    },
  }),
};

/** Input of the endpoints of each kind of entries. */
/** Input of the calls about the marketplace's contacts. */
export const contactCalls: Readonly<Record<string, () => AnyInput>> = {
  operatorContactDetail: () => ({ params: { id: 1 } }),
  operatorContactSave: () => {
    const from = { email: null, phone: null, chat: null, message: null, hours: null };
    return { body: { id: 1, from, to: { ...from, email: "help@shop.example" } } };
  },
};

export const entryCalls: Readonly<Record<string, (of: EntryThings) => AnyInput>> = Object.fromEntries(
  entryPrefixes
    .flatMap((prefix): [string, (of: EntryThings) => AnyInput][] => {
      const stored = ({ entries }: EntryThings): EntryThing => entries[prefix] ?? none;
      return [
        [`${prefix}List`, () => ({})],
        [`${prefix}Detail`, (of) => ({ params: { id: stored(of).id } })],
        [`${prefix}Save`, (of) => ({ body: { id: null, from: null, to: of.newEntries[prefix] } })],
        [
          `${prefix}Order`,
          (of) => ({ body: { from: [...stored(of).ids], to: stored(of).ids.toReversed() } }),
        ],
        [`${prefix}Counts`, () => ({})],
        [
          `${prefix}Merge`,
          (of) => {
            const { id, ids, fields } = stored(of);
            return { body: { id, intoId: ids.find((other) => other !== id), from: fields } };
          },
        ],
        [`${prefix}Remove`, (of) => ({ body: { id: stored(of).id, from: stored(of).fields } })],
      ];
    })
    .filter(([name]) => endpoints.has(name)),
);

/** Adds two entries of a kind, as the administrator does. */
export const makeEntries = async (shop: TestApp, prefix: string): Promise<EntryThings> => {
  const { token } = await makeStaff(shop);
  const address = await makePicture(shop.ctx.db);
  const ask = async (name: string, input: AnyInput = {}) => {
    const endpoint = endpoints.get(name);
    if (!endpoint) throw new Error(`There is no endpoint ${name}`);
    const { code, message, data } = await shop.call(endpoint, { ...input, token });
    if (code !== Code.ok) throw new Error(`${name}: ${message}`);
    return data;
  };
  const add = async (fields: Readonly<Record<string, unknown>> = {}): Promise<EntryThing> => {
    const saved = await ask(`${prefix}Save`, { body: { id: null, from: null, to: fields } });
    const listed = await ask(`${prefix}List`);
    return {
      id: (saved as { id: number }).id,
      fields,
      ids: (listed as { id: number }[]).map(({ id }) => id),
    };
  };
  await add(newEntries(address)[prefix]);
  const stored = await add(newEntries(address)[prefix]);
  return { newEntries: newEntries(address), entries: { [prefix]: stored } };
};

/** Adds a coupon of a shop, as its owner does. */
export const makeShopCoupon = async (shop: TestApp, merId: number) => {
  const { merchant: _merchant, category: _category, ...fields } = newEntries("")["operatorCoupon"] ?? {};
  const { token } = await makeStaff(shop, merId);
  const { code, message, data } = await shop.call(merchantCouponSave, {
    token,
    body: { merId, id: null, from: null, to: fields as BodyOf<typeof merchantCouponSave>["to"] },
  });
  if (code !== Code.ok || !data) throw new Error(`merchantCouponSave: ${message}`);
  return { id: data.id, fields };
};
