import type { Logistics, Parcel, WireLocale } from "@carmine/api/contract";
import type { TrackStep } from "../../database/schema/shipping.ts";
import { textIn } from "../../shared/localized-text.ts";
import { countryName } from "../delivery/country-name.ts";
import { wireTime, wireTimeOrNull } from "../../shared/wire-time.ts";
import type { ParcelWithLines } from "./read-parcels.ts";

/** Name of a step's place with its country; Chinese names the country first. */
const placeName = ({ place, country }: TrackStep, locale: WireLocale): string | undefined => {
  const parts = [place, country && countryName(country, locale)].filter(Boolean);
  return (locale === "zh-CN" ? parts.toReversed().join(" ") : parts.join(", ")) || undefined;
};

/**
 * The contract's format: a JSON array of stations, oldest first; empty if there are none. Text and place of a station
 * are also separate, an extension.
 */
const stations = ({ track }: ParcelWithLines, locale: WireLocale): string =>
  track.length === 0
    ? ""
    : JSON.stringify(
        track.map((step) => {
          const text = textIn(step.text, locale);
          const place = placeName(step, locale);
          return {
            AcceptStation: [place, text].filter(Boolean).join(": "),
            AcceptTime: wireTime(new Date(step.at)),
            text,
            place,
          };
        }),
      );

const trackUrlOf = ({ courier, trackingNumber }: ParcelWithLines): string | null =>
  courier?.trackUrl != null && trackingNumber !== null
    ? courier.trackUrl.replaceAll("{number}", encodeURIComponent(trackingNumber))
    : null;

/** A parcel on the wire. */
export const wireParcel = (row: ParcelWithLines, locale: WireLocale): Parcel => ({
  id: row.id,
  deliveryType: row.deliveryType,
  expNo: row.trackingNumber ?? "",
  expCode: row.courierCode ?? "",
  expName: row.courier ? textIn(row.courier.name, locale) : (row.courierCode ?? ""),
  trackUrl: trackUrlOf(row),
  courier: row.personName ?? "",
  courierPhone: row.personPhone ?? "",
  logisticsInfo: stations(row, locale),
  state: String(row.state),
  note: row.note,
  createTime: wireTime(row.createdAt),
  deliveredTime: wireTimeOrNull(row.deliveredAt),
  arrival: row.arrival,
  lines: row.lines.map(({ orderLineId, quantity }) => ({ orderInfoId: orderLineId, num: quantity })),
});

/** Parcels of an order in the contract's single response; null if nothing was sent. */
export const wireLogistics = (
  orderNo: string,
  parcels: readonly ParcelWithLines[],
  locale: WireLocale,
): Logistics | null => {
  const newest = parcels.at(-1);
  if (!newest) return null;
  const {
    deliveryType: _type,
    note: _note,
    trackUrl: _url,
    lines: _lines,
    deliveredTime: _time,
    arrival: _arrival,
    ...fields
  } = wireParcel(newest, locale);
  const last = newest.track.at(-1)?.at;
  return {
    ...fields,
    orderNo,
    trackTime: last === undefined ? "" : wireTime(new Date(last)),
    reason: "",
    updateTime: wireTime(last === undefined ? newest.createdAt : new Date(last)),
    parcels: parcels.map((row) => wireParcel(row, locale)),
  };
};
