import type { Logistics, Parcel } from "../contract/parcel-shapes.ts";

export interface TrackStep {
  /** `yyyy-MM-dd HH:mm:ss` in GMT+8. */
  readonly at: string;
  readonly text: string;
  /** City and country; undefined if the courier doesn't name them. */
  readonly place: string | undefined;
}

/** A parcel of an order. */
export interface Shipment {
  readonly id: number;
  /** By a courier company, by a person of the shop, or virtual. */
  readonly kind: "courier" | "person" | "virtual";
  /** The company or person. */
  readonly carrier: string | undefined;
  readonly trackingNumber: string | undefined;
  /** The company's page about this parcel. */
  readonly trackingUrl: string | undefined;
  /** Phone number of the person. */
  readonly phone: string | undefined;
  /** Replacement for a parcel. */
  readonly note: string | undefined;
  readonly state: "waiting" | "wrongNumber" | "moving" | "arrived" | "problem" | "sentBack";
  readonly sentAt: string;
  readonly deliveredAt: string | undefined;
  /** Expected days of arrival, `yyyy-MM-dd`; null if the shop doesn't state them. */
  readonly arrival: { readonly earliest: string; readonly latest: string } | null;
  /** Oldest first. */
  readonly steps: readonly TrackStep[];
  /** Units of the order's lines; empty if another back end doesn't report them. */
  readonly items: readonly { readonly lineId: number; readonly count: number }[];
}

/** States on the wire (contract, section 2). */
const states: Readonly<Record<string, Shipment["state"]>> = {
  "-1": "wrongNumber",
  "0": "waiting",
  "1": "moving",
  "2": "moving",
  "3": "arrived",
  "4": "problem",
  "5": "problem",
  "6": "sentBack",
};

interface Station {
  AcceptStation: string;
  AcceptTime: string;
  text?: unknown;
  place?: unknown;
}

const isStation = (value: unknown): value is Station =>
  typeof value === "object" &&
  value !== null &&
  "AcceptStation" in value &&
  typeof value.AcceptStation === "string" &&
  "AcceptTime" in value &&
  typeof value.AcceptTime === "string";

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === "string" ? value : other;

/** Parses tracking steps; empty for invalid text. */
const stepsOf = (text: string | null): TrackStep[] => {
  try {
    const read: unknown = JSON.parse(text || "[]");
    return Array.isArray(read)
      ? read.filter(isStation).map(({ AcceptStation, AcceptTime, text: words, place }) => ({
          at: AcceptTime,
          text: textOr(words, AcceptStation),
          place: textOr(place, undefined),
        }))
      : [];
  } catch {
    return [];
  }
};

const kinds: Readonly<Record<string, Shipment["kind"]>> = { merchant: "person", fictitious: "virtual" };

const shipmentOf = (parcel: Parcel): Shipment => ({
  id: parcel.id,
  kind: kinds[parcel.deliveryType] ?? "courier",
  carrier: parcel.expName || parcel.courier || undefined,
  trackingNumber: parcel.expNo || undefined,
  trackingUrl: parcel.trackUrl ?? undefined,
  phone: parcel.courierPhone || undefined,
  note: parcel.note ?? undefined,
  state: states[parcel.state] ?? "waiting",
  sentAt: parcel.createTime,
  deliveredAt: parcel.deliveredTime ?? undefined,
  arrival: parcel.arrival,
  steps: stepsOf(parcel.logisticsInfo),
  items: parcel.lines.map(({ orderInfoId, num }) => ({ lineId: orderInfoId, count: num })),
});

/** Parcels of an order, oldest first; another back end has only one, without its contents. */
export const shipmentsOf = (data: Logistics | null): Shipment[] => {
  if (data === null) return [];
  if (data.parcels !== null) return data.parcels.map(shipmentOf);
  return [
    shipmentOf({
      ...data,
      id: data.id ?? 0,
      deliveryType: "express",
      state: data.state ?? "0",
      note: null,
      trackUrl: null,
      createTime: data.createTime ?? "",
      deliveredTime: null,
      arrival: null,
      lines: [],
    }),
  ];
};
