import { parseArgs } from "node:util";
import {
  type PlatformLook,
  readPlatformLook,
  readShopLook,
  type ShopLook,
  writePlatformLook,
  writeShopLook,
} from "../content/look.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command, type CommandShop } from "./command.ts";
import { findShop } from "./find-shop.ts";

const text = { type: "string" } as const;

const show = ({ output }: CommandShop, rows: readonly (readonly [string, string | null])[]): void => {
  for (const [name, value] of rows) output.write(`${name.padEnd(12)} ${value ?? "(none)"}\n`);
};

/** An empty text deletes the picture. */
const orNone = (value: string | undefined): string | null | undefined =>
  value === undefined ? undefined : value.trim() || null;

const withoutUndefined = <Fields extends object>(fields: {
  [Name in keyof Fields]: Fields[Name] | undefined;
}) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

export const platformLook: Command = {
  name: "look",
  args: "[--logo FILE] [--products FILE] [--street FILE] [--sign-in FILE]",
  summary: "show or set the pictures of the marketplace; an empty name deletes one",
  run: async (shop, args) => {
    const { values } = parseArgs({
      args,
      options: { logo: text, products: text, street: text, "sign-in": text },
    });
    const change = withoutUndefined<PlatformLook>({
      logo: orNone(values.logo),
      recommendImage: orNone(values.products),
      shopStreetHeader: orNone(values.street),
      loginPicture: orNone(values["sign-in"]),
    });
    if (Object.keys(change).length > 0)
      await writePlatformLook(shop.ctx, operatorActor, change, process.cwd());
    const now = await readPlatformLook(shop.ctx.db);
    show(shop, [
      ["logo", now.logo],
      ["products", now.recommendImage],
      ["street", now.shopStreetHeader],
      ["sign-in", now.loginPicture],
    ]);
    return 0;
  },
};

const flags: Readonly<Record<string, boolean>> = { yes: true, no: false };

const flagOf = (name: string, value: string | undefined): boolean | undefined => {
  if (value !== undefined && !(value in flags))
    throw new WrongUse(`--${name} "${value}" is not yes or no`, `use --${name} yes or --${name} no`);
  return value === undefined ? undefined : flags[value];
};

const placeOf = (value: string | undefined): number | undefined => {
  if (value !== undefined && !/^-?\d{1,6}$/.test(value))
    throw new WrongUse(`--sort "${value}" is not a whole number`, "use one; the largest comes first");
  return value === undefined ? undefined : Number(value);
};

export const merchantLook: Command = {
  name: "merchant look",
  args: "NAME [--avatar FILE] [--cover FILE] [--street-cover FILE] [--page-cover FILE] [--banners FILE,…] [--self yes|no] [--recommended yes|no] [--sort N]",
  summary: "show or set a shop's pictures, whether the marketplace runs it, and its rank among shops",
  run: async (shop, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        avatar: text,
        cover: text,
        "street-cover": text,
        "page-cover": text,
        banners: text,
        self: text,
        recommended: text,
        sort: text,
      },
    });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0)
      throw new WrongUse("a single shop name is expected", "quote a name with spaces");
    const id = await findShop(shop.ctx.db, name);
    const change = withoutUndefined<ShopLook>({
      avatar: orNone(values.avatar),
      cover: orNone(values.cover),
      streetCover: orNone(values["street-cover"]),
      pageCover: orNone(values["page-cover"]),
      banners: values.banners
        ?.split(",")
        .map((file) => file.trim())
        .filter(Boolean),
      isSelf: flagOf("self", values.self),
      isRecommended: flagOf("recommended", values.recommended),
      sort: placeOf(values.sort),
    });
    if (Object.keys(change).length > 0)
      await writeShopLook(shop.ctx, operatorActor, id, change, process.cwd());
    const now = await readShopLook(shop.ctx.db, id);
    show(shop, [
      ["avatar", now.avatar],
      ["cover", now.cover],
      ["street-cover", now.streetCover],
      ["page-cover", now.pageCover],
      ["banners", now.banners.join(" ") || null],
      ["self", now.isSelf ? "yes" : "no"],
      ["recommended", now.isRecommended ? "yes" : "no"],
      ["sort", String(now.sort)],
    ]);
    return 0;
  },
};
