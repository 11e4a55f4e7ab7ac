import type { Commerce } from "./commerce-samples.ts";
import type { CommerceTexts } from "./commerce-texts/commerce-texts.ts";

const hours = ["08:12", "04:50", "21:34", "06:18", "15:46"];
const days = ["21", "21", "20", "19", "18"];

/** Tracking steps of a parcel, newest first; a date in this month unless it is today. */
export const parcelSteps = ({ parcel, day }: Commerce) =>
  parcel.steps.map((title, index) => ({
    id: index,
    title,
    text: parcel.places[index],
    time: {
      day: index < 2 ? parcel.today : day(`2026-11-${days[index]}`),
      hour: hours[index] ?? "",
      iso: `2026-11-${days[index]}T${hours[index]}`,
    },
  }));

export const trackingNumber = ({ parcel }: CommerceTexts) => ({
  value: "PP 4471 9902 13 CA",
  copyLabel: parcel.copy,
});
