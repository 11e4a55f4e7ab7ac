import type { WireLocale } from "@carmine/api/contract";

export interface StandardEntry {
  /** Id on the wire (wire contract, 1.2). */
  readonly id: number;
  readonly name: Readonly<Record<WireLocale, string>>;
  /** Name of a picture; see `media/icon-pictures.ts`. */
  readonly icon: string;
  /** Path of the page. */
  readonly url: string;
  /** Path on desktop. Empty hides the entry there (wire contract, 1.2). */
  readonly pcUrl: string;
}

/** The default account menu. */
export const standardMenu: readonly StandardEntry[] = [
  {
    id: 65,
    name: {
      en: "Profile",
      "zh-CN": "个人资料",
      es: "Perfil",
      fr: "Profil",
      th: "ข้อมูลส่วนตัว",
      lao: "ຂໍ້ມູນສ່ວນຕົວ",
    },
    icon: "user",
    url: "/users/user_info",
    pcUrl: "/users/user_info",
  },
  {
    id: 66,
    name: {
      en: "Addresses",
      "zh-CN": "收货地址",
      es: "Direcciones",
      fr: "Carnet d’adresses",
      th: "สมุดที่อยู่",
      lao: "ທີ່ຢູ່ຂອງຂ້ອຍ",
    },
    icon: "map-pin",
    url: "/users/address_list",
    pcUrl: "/users/address_list",
  },
  {
    id: 67,
    name: {
      en: "Saved products",
      "zh-CN": "收藏",
      es: "Favoritos",
      fr: "Favoris",
      th: "สินค้าที่บันทึกไว้",
      lao: "ສິນຄ້າທີ່ບັນທຶກໄວ້",
    },
    icon: "heart",
    url: "/users/collection_list",
    pcUrl: "/users/collection_list",
  },
  {
    id: 69,
    name: {
      en: "Followed shops",
      "zh-CN": "关注的店铺",
      es: "Tiendas que sigues",
      fr: "Boutiques suivies",
      th: "ร้านค้าที่ติดตาม",
      lao: "ຮ້ານທີ່ຕິດຕາມ",
    },
    icon: "store",
    url: "/users/collection_list?tab=shops",
    // On desktop it is a tab of the wishlist.
    pcUrl: "",
  },
  {
    id: 68,
    name: { en: "Coupons", "zh-CN": "优惠券", es: "Cupones", fr: "Coupons", th: "คูปอง", lao: "ຄູປອງ" },
    icon: "ticket",
    url: "/users/coupon_list",
    pcUrl: "/users/coupon_list",
  },
  {
    id: 75,
    name: { en: "Points", "zh-CN": "积分", es: "Puntos", fr: "Points", th: "คะแนน", lao: "ຄະແນນ" },
    icon: "coins",
    url: "/users/points",
    pcUrl: "/users/points",
  },
  {
    id: 70,
    name: {
      en: "Become a seller",
      "zh-CN": "商家入驻",
      es: "Vender aquí",
      fr: "Devenir vendeur",
      th: "สมัครเป็นร้านค้า",
      lao: "ສະໝັກເປັນຮ້ານຄ້າ",
    },
    icon: "badge-check",
    url: "/users/merchant_settled",
    pcUrl: "/users/merchant_settled",
  },
  {
    id: 71,
    name: {
      en: "My applications",
      "zh-CN": "申请记录",
      es: "Mis solicitudes",
      fr: "Mes demandes",
      th: "ประวัติการสมัคร",
      lao: "ປະຫວັດການສະໝັກ",
    },
    icon: "file-text",
    url: "/users/application_record",
    pcUrl: "/users/application_record",
  },
];
