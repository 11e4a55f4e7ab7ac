import type { DemoMerchant, Localized } from "../types.ts";
import { each, localized } from "./words.ts";

const days = {
  daily: localized("Every day", "每天", "Todos los días", "Tous les jours", "ทุกวัน", "ທຸກວັນ"),
  weekdays: localized("Monday to Friday", "周一至周五", "De lunes a viernes", "Du lundi au vendredi", "จันทร์–ศุกร์", "ຈັນ–ສຸກ"),
  toSaturday: localized("Monday to Saturday", "周一至周六", "De lunes a sábado", "Du lundi au samedi", "จันทร์–เสาร์", "ຈັນ–ເສົາ"),
  fromTuesday: localized("Tuesday to Sunday", "周二至周日", "De martes a domingo", "Du mardi au dimanche", "อังคาร–อาทิตย์", "ອັງຄານ–ອາທິດ"),
}; // oxfmt-ignore

/** Monday is 1. */
const daysOf: Readonly<Record<keyof typeof days, readonly number[]>> = {
  daily: [1, 2, 3, 4, 5, 6, 7],
  weekdays: [1, 2, 3, 4, 5],
  toSaturday: [1, 2, 3, 4, 5, 6],
  fromTuesday: [2, 3, 4, 5, 6, 7],
};

interface Row {
  phone: string;
  open: keyof typeof days;
  /** Written "09:30". */
  from: string;
  to: string;
  /** Time zone of its address. */
  zone: string;
  /** In addition to phone and mail. */
  way?: "chat" | "message";
}

const rows: Readonly<Record<string, Row>> = {
  "carmine-tires": { phone: "+1 503 555 0112", open: "daily", from: "08:00", to: "22:00", zone: "America/Los_Angeles", way: "chat" },
  "nordic-tire-house": { phone: "+1 800 555 0118", open: "toSaturday", from: "07:00", to: "19:00", zone: "Europe/Stockholm", way: "chat" },
  "alloy-atelier": { phone: "+1 800 555 0123", open: "weekdays", from: "09:00", to: "18:00", zone: "Europe/Rome" },
  "gloss-garage": { phone: "+1 800 555 0127", open: "toSaturday", from: "08:30", to: "17:30", zone: "Europe/London", way: "message" },
  "halden-store": { phone: "+1 800 555 0131", open: "weekdays", from: "08:00", to: "16:00", zone: "Europe/Oslo" },
  "veloce-official": { phone: "+1 800 555 0136", open: "weekdays", from: "09:30", to: "18:30", zone: "Europe/Rome" },
  "ridgeline-4x4": { phone: "+1 435 555 0139", open: "toSaturday", from: "08:00", to: "17:00", zone: "America/Denver" },
  verdant: { phone: "+1 800 555 0143", open: "weekdays", from: "09:00", to: "17:30", zone: "Europe/Amsterdam" },
  "lightbox-electronics": { phone: "+1 800 555 0152", open: "daily", from: "10:00", to: "20:00", zone: "Asia/Tokyo", way: "message" },
  "carmine-home": { phone: "+1 503 555 0158", open: "daily", from: "08:00", to: "20:00", zone: "America/Los_Angeles", way: "chat" },
  "stride-sports": { phone: "+1 800 555 0164", open: "fromTuesday", from: "10:00", to: "19:00", zone: "Europe/Paris" },
  "leaf-and-clay": { phone: "+1 800 555 0171", open: "fromTuesday", from: "08:00", to: "16:30", zone: "Asia/Vientiane" },
}; // oxfmt-ignore

/** Formats "09:30" as "9:30". */
const short = (time: string): string => time.replace(/^0/, "");
/** Formats a time as "9:30 AM" or "10 PM". */
const american = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}${minute === 0 ? "" : `:${minute}`} ${hour < 12 ? "AM" : "PM"}`;
};
/** Formats a time as "9 h 30" or "9 h". */
const french = (time: string): string => short(time).replace(":", " h ").replace(/ 00$/, "");

const hoursOf = ({ open, from, to }: Row): Localized => {
  const on = days[open];
  return {
    ...each((locale) => `${on[locale]} ${from} – ${to}`),
    en: `${on.en}, ${american(from)} – ${american(to)}`,
    "zh-CN": `${on["zh-CN"]} ${from}–${to}`,
    es: `${on.es}, ${short(from)} – ${short(to)}`,
    fr: `${on.fr}, ${french(from)} – ${french(to)}`,
    th: `${on.th} ${from} – ${to} น.`,
  };
};

/** A shop's contact channels (phone and mail, some also a chat page or messenger) and service hours. */
export const serviceOf = (
  shop: string,
): Pick<DemoMerchant, "service" | "openingTime" | "openingHours"> & { readonly phone: string } => {
  const row = rows[shop];
  if (row === undefined) throw new Error(`The demo has no contact person for the shop "${shop}"`);
  return {
    phone: row.phone,
    openingTime: hoursOf(row),
    openingHours: {
      timeZone: row.zone,
      periods: daysOf[row.open].map((day) => ({ day, from: row.from, to: row.to })),
    },
    service: {
      ...(row.way === "chat" && { link: `https://chat.${shop}.example/` }),
      ...(row.way === "message" && { message: `https://messages.${shop}.example/` }),
      phone: row.phone,
      email: `hello@${shop}.example`,
    },
  };
};
