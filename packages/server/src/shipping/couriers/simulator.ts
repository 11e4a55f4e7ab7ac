import type { LocalizedText } from "../../shared/localized-text.ts";
import type { CourierProvider } from "./courier.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** City in which every simulated parcel is picked up and sorted. */
const origin = { city: "Portland", country: "US" };

interface Leg {
  /** After the parcel was shipped. */
  readonly afterMs: number;
  readonly state: number;
  readonly place: "origin" | "destination";
  readonly text: LocalizedText;
}

/**
 * The route of every parcel: the first steps within minutes for demonstration, the rest over a day and a
 * half.
 */
const legs: readonly Leg[] = [
  {
    afterMs: 0,
    state: 0,
    place: "origin",
    text: {
      en: "Label created, waiting for pickup",
      "zh-CN": "运单已创建，等待揽收",
      es: "Etiqueta creada, a la espera de recogida",
      fr: "Étiquette créée, en attente d’enlèvement",
      th: "สร้างใบปะหน้าแล้ว รอเข้ารับพัสดุ",
      lao: "ສ້າງໃບຕິດພັດສະດຸແລ້ວ ລໍຖ້າເຂົ້າຮັບ",
    },
  },
  {
    afterMs: minuteMs,
    state: 1,
    place: "origin",
    text: {
      en: "Picked up from the seller",
      "zh-CN": "已从商家处揽收",
      es: "Recogido en la tienda",
      fr: "Pris en charge chez le vendeur",
      th: "เข้ารับพัสดุจากร้านค้าแล้ว",
      lao: "ຮັບພັດສະດຸຈາກຮ້ານແລ້ວ",
    },
  },
  {
    afterMs: 25 * minuteMs,
    state: 2,
    place: "origin",
    text: {
      en: "Arrived at the sorting center",
      "zh-CN": "已到达分拣中心",
      es: "Ha llegado al centro de clasificación",
      fr: "Arrivé au centre de tri",
      th: "ถึงศูนย์คัดแยกแล้ว",
      lao: "ຮອດສູນຄັດແຍກແລ້ວ",
    },
  },
  {
    afterMs: 4 * hourMs,
    state: 2,
    place: "origin",
    text: {
      en: "Left the sorting center",
      "zh-CN": "已离开分拣中心",
      es: "Ha salido del centro de clasificación",
      fr: "A quitté le centre de tri",
      th: "ออกจากศูนย์คัดแยกแล้ว",
      lao: "ອອກຈາກສູນຄັດແຍກແລ້ວ",
    },
  },
  {
    afterMs: 20 * hourMs,
    state: 2,
    place: "destination",
    text: {
      en: "Arrived in your region",
      "zh-CN": "已到达收货地区",
      es: "Ha llegado a tu zona",
      fr: "Arrivé dans votre région",
      th: "ถึงพื้นที่ปลายทางแล้ว",
      lao: "ຮອດພື້ນທີ່ປາຍທາງແລ້ວ",
    },
  },
  {
    afterMs: 32 * hourMs,
    state: 2,
    place: "destination",
    text: {
      en: "Out for delivery",
      "zh-CN": "派送中",
      es: "En reparto",
      fr: "En cours de livraison",
      th: "กำลังนำจ่าย",
      lao: "ກຳລັງນຳສົ່ງ",
    },
  },
  {
    afterMs: 36 * hourMs,
    state: 3,
    place: "destination",
    text: {
      en: "Delivered, signed for at the door",
      "zh-CN": "已签收",
      es: "Entregado y firmado en la puerta",
      fr: "Livré, signé à la porte",
      th: "นำจ่ายสำเร็จ ผู้รับลงชื่อแล้ว",
      lao: "ນຳສົ່ງສຳເລັດ ຜູ້ຮັບເຊັນຮັບແລ້ວ",
    },
  },
];

/** A courier for demos: a parcel moves by the clock alone, so its track is deterministic. */
export const courierSimulator: CourierProvider = {
  track: async ({ sentAt, destination }, now) => {
    const places = { origin, destination };
    const passed = now.getTime() - sentAt.getTime();
    const reached = legs.filter(({ afterMs }) => afterMs <= passed);
    return {
      state: reached.at(-1)?.state ?? 0,
      steps: reached.map(({ afterMs, text, place }) => ({
        at: new Date(sentAt.getTime() + afterMs).toISOString(),
        text,
        ...(places[place]?.city && { place: places[place].city }),
        ...(places[place] && { country: places[place].country }),
      })),
    };
  },
};
