import type { StoryTexts } from "./useTexts.ts";

/** Words of fields to choose from long lists. */
export interface FieldSamples {
  maker: string;
  makerHint: string;
  makerError: string;
  groups: readonly [string, string];
  phone: {
    label: string;
    hint: string;
    error: string;
  };
  address: {
    recipient: string;
    email: string;
    country: string;
    region: string;
    city: string;
    district: string;
    street: string;
    streetHint: string;
    postcode: string;
    setDefault: string;
    setDefaultHint: string;
    legend: string;
    save: string;
    cancel: string;
  };
  dates: {
    label: string;
    start: string;
    end: string;
    open: string;
    title: string;
    previous: string;
    next: string;
    clear: string;
    done: string;
    hint: string;
    today: string;
    day: string;
    month: string;
    year: string;
    wrong: string;
  };
  price: { label: string; lowest: string; highest: string; error: string };
  search: { history: string; clearHistory: string; hot: string; suggestions: string; remove: string };
}

export const fieldTexts: StoryTexts<FieldSamples> = {
  en: {
    maker: "Tire brand",
    makerHint: "It stands on the sidewall.",
    makerError: "Choose a brand from the list.",
    groups: ["Popular", "All brands"],
    phone: {
      label: "Phone number",
      hint: "The courier calls before delivery.",
      error: "This number is too short for Thailand.",
    },
    address: {
      recipient: "Recipient",
      email: "Email",
      country: "Country or region",
      region: "Province",
      city: "City",
      district: "District",
      street: "Street, house number, apartment",
      streetHint: "Add a landmark if the house is hard to find.",
      postcode: "Postal code",
      setDefault: "Use as my default address",
      setDefaultHint: "It is chosen first at checkout.",
      legend: "Delivery address",
      save: "Save address",
      cancel: "Cancel",
    },
    dates: {
      label: "Order date",
      start: "From",
      end: "To",
      open: "Choose dates",
      title: "Calendar",
      previous: "Previous month",
      next: "Next month",
      clear: "Clear",
      done: "Done",
      hint: "Gregorian calendar",
      today: "today",
      day: "DD",
      month: "MM",
      year: "YYYY",
      wrong: "Enter a day like 11/21/2026.",
    },
    price: {
      label: "Price",
      lowest: "Lowest price",
      highest: "Highest price",
      error: "The lowest price is above the highest.",
    },
    search: {
      history: "Recent searches",
      clearHistory: "Clear recent searches",
      hot: "Popular searches",
      suggestions: "Suggestions",
      remove: "Remove",
    },
  },
  "zh-CN": {
    maker: "轮胎品牌",
    makerHint: "印在胎侧。",
    makerError: "请从列表中选择品牌。",
    groups: ["热门", "全部品牌"],
    phone: {
      label: "手机号码",
      hint: "快递员送货前会致电。",
      error: "该号码位数不足。",
    },
    address: {
      recipient: "收件人",
      email: "电子邮箱",
      country: "国家或地区",
      region: "省份",
      city: "城市",
      district: "区县",
      street: "街道、门牌号、房间号",
      streetHint: "如不易找到，请补充附近地标。",
      postcode: "邮政编码",
      setDefault: "设为默认地址",
      setDefaultHint: "结算时优先选用。",
      legend: "收货地址",
      save: "保存地址",
      cancel: "取消",
    },
    dates: {
      label: "下单日期",
      start: "开始日期",
      end: "结束日期",
      open: "选择日期",
      title: "日历",
      previous: "上个月",
      next: "下个月",
      clear: "清空",
      done: "确定",
      hint: "公历",
      today: "今天",
      day: "日",
      month: "月",
      year: "年",
      wrong: "请输入日期，例如 2026/11/21。",
    },
    price: { label: "价格", lowest: "最低价", highest: "最高价", error: "最低价高于最高价。" },
    search: {
      history: "最近搜索",
      clearHistory: "清空最近搜索",
      hot: "热门搜索",
      suggestions: "搜索建议",
      remove: "删除",
    },
  },
  es: {
    maker: "Marca de neumáticos",
    makerHint: "Está en el flanco del neumático.",
    makerError: "Elige una marca de la lista.",
    groups: ["Populares", "Todas las marcas"],
    phone: {
      label: "Número de teléfono",
      hint: "El repartidor llama antes de la entrega.",
      error: "Este número es demasiado corto para Tailandia.",
    },
    address: {
      recipient: "Destinatario",
      email: "Correo electrónico",
      country: "País o región",
      region: "Provincia",
      city: "Ciudad",
      district: "Distrito",
      street: "Calle, número, piso y puerta",
      streetHint: "Añade una referencia si la casa es difícil de encontrar.",
      postcode: "Código postal",
      setDefault: "Usar como dirección predeterminada",
      setDefaultHint: "Es la primera al pagar.",
      legend: "Dirección de entrega",
      save: "Guardar dirección",
      cancel: "Cancelar",
    },
    dates: {
      label: "Fecha del pedido",
      start: "Desde",
      end: "Hasta",
      open: "Elegir fechas",
      title: "Calendario",
      previous: "Mes anterior",
      next: "Mes siguiente",
      clear: "Borrar",
      done: "Listo",
      hint: "Calendario gregoriano",
      today: "hoy",
      day: "DD",
      month: "MM",
      year: "AAAA",
      wrong: "Escribe una fecha como 21/11/2026.",
    },
    price: {
      label: "Precio",
      lowest: "Precio mínimo",
      highest: "Precio máximo",
      error: "El precio mínimo supera el máximo.",
    },
    search: {
      history: "Búsquedas recientes",
      clearHistory: "Borrar búsquedas recientes",
      hot: "Búsquedas populares",
      suggestions: "Sugerencias",
      remove: "Quitar",
    },
  },
  fr: {
    maker: "Marque de pneus",
    makerHint: "Elle figure sur le flanc du pneu.",
    makerError: "Choisissez une marque dans la liste.",
    groups: ["Populaires", "Toutes les marques"],
    phone: {
      label: "Numéro de téléphone",
      hint: "Le livreur appelle avant de passer.",
      error: "Ce numéro est trop court pour la Thaïlande.",
    },
    address: {
      recipient: "Destinataire",
      email: "Adresse e-mail",
      country: "Pays ou région",
      region: "Province",
      city: "Ville",
      district: "Quartier",
      street: "Rue, numéro, appartement",
      streetHint: "Ajoutez un repère si la maison est difficile à trouver.",
      postcode: "Code postal",
      setDefault: "Utiliser comme adresse par défaut",
      setDefaultHint: "Elle est proposée en premier au paiement.",
      legend: "Adresse de livraison",
      save: "Enregistrer l’adresse",
      cancel: "Annuler",
    },
    dates: {
      label: "Date de commande",
      start: "Du",
      end: "Au",
      open: "Choisir les dates",
      title: "Calendrier",
      previous: "Mois précédent",
      next: "Mois suivant",
      clear: "Effacer",
      done: "Terminé",
      hint: "Calendrier grégorien",
      today: "aujourd’hui",
      day: "JJ",
      month: "MM",
      year: "AAAA",
      wrong: "Saisissez une date comme 21/11/2026.",
    },
    price: {
      label: "Prix",
      lowest: "Prix minimum",
      highest: "Prix maximum",
      error: "Le prix minimum dépasse le maximum.",
    },
    search: {
      history: "Recherches récentes",
      clearHistory: "Effacer les recherches récentes",
      hot: "Recherches populaires",
      suggestions: "Suggestions",
      remove: "Retirer",
    },
  },
  th: {
    maker: "ยี่ห้อยาง",
    makerHint: "อยู่ที่แก้มยาง",
    makerError: "โปรดเลือกยี่ห้อจากรายการ",
    groups: ["ยอดนิยม", "ทุกยี่ห้อ"],
    phone: {
      label: "หมายเลขโทรศัพท์",
      hint: "พนักงานจะโทรก่อนส่งสินค้า",
      error: "หมายเลขนี้สั้นเกินไปสำหรับประเทศไทย",
    },
    address: {
      recipient: "ผู้รับสินค้า",
      email: "อีเมล",
      country: "ประเทศหรือภูมิภาค",
      region: "จังหวัด",
      city: "เมือง",
      district: "อำเภอ",
      street: "ถนน บ้านเลขที่ ห้อง",
      streetHint: "เพิ่มจุดสังเกตหากบ้านหายาก",
      postcode: "รหัสไปรษณีย์",
      setDefault: "ใช้เป็นที่อยู่หลักของฉัน",
      setDefaultHint: "จะถูกเลือกก่อนเมื่อชำระเงิน",
      legend: "ที่อยู่จัดส่ง",
      save: "บันทึกที่อยู่",
      cancel: "ยกเลิก",
    },
    dates: {
      label: "วันที่สั่งซื้อ",
      start: "ตั้งแต่",
      end: "ถึง",
      open: "เลือกวันที่",
      title: "ปฏิทิน",
      previous: "เดือนก่อนหน้า",
      next: "เดือนถัดไป",
      clear: "ล้าง",
      done: "เสร็จสิ้น",
      hint: "ปีคริสต์ศักราช (ค.ศ.)",
      today: "วันนี้",
      day: "วว",
      month: "ดด",
      year: "ปปปป",
      wrong: "ใส่วันที่ เช่น 21/11/2026",
    },
    price: { label: "ราคา", lowest: "ราคาต่ำสุด", highest: "ราคาสูงสุด", error: "ราคาต่ำสุดสูงกว่าราคาสูงสุด" },
    search: {
      history: "การค้นหาล่าสุด",
      clearHistory: "ล้างการค้นหาล่าสุด",
      hot: "คำค้นยอดนิยม",
      suggestions: "คำแนะนำ",
      remove: "ลบ",
    },
  },
  lo: {
    maker: "ຍີ່ຫໍ້ຢາງ",
    makerHint: "ຢູ່ຂ້າງຢາງ",
    makerError: "ກະລຸນາເລືອກຍີ່ຫໍ້ຈາກລາຍການ",
    groups: ["ນິຍົມ", "ທຸກຍີ່ຫໍ້"],
    phone: {
      label: "ເບີໂທລະສັບ",
      hint: "ພະນັກງານຈະໂທກ່ອນສົ່ງສິນຄ້າ",
      error: "ເບີນີ້ສັ້ນເກີນໄປສຳລັບປະເທດໄທ",
    },
    address: {
      recipient: "ຜູ້ຮັບສິນຄ້າ",
      email: "ອີເມວ",
      country: "ປະເທດ ຫຼື ພາກພື້ນ",
      region: "ແຂວງ",
      city: "ເມືອງ",
      district: "ບ້ານ",
      street: "ຖະໜົນ, ເລກທີເຮືອນ, ຫ້ອງ",
      streetHint: "ເພີ່ມຈຸດສັງເກດ ຖ້າເຮືອນຫາຍາກ",
      postcode: "ລະຫັດໄປສະນີ",
      setDefault: "ໃຊ້ເປັນທີ່ຢູ່ຫຼັກຂອງຂ້ອຍ",
      setDefaultHint: "ຈະຖືກເລືອກກ່ອນເວລາຊຳລະເງິນ",
      legend: "ທີ່ຢູ່ຈັດສົ່ງ",
      save: "ບັນທຶກທີ່ຢູ່",
      cancel: "ຍົກເລີກ",
    },
    dates: {
      label: "ວັນທີສັ່ງຊື້",
      start: "ຕັ້ງແຕ່",
      end: "ຮອດ",
      open: "ເລືອກວັນທີ",
      title: "ປະຕິທິນ",
      previous: "ເດືອນກ່ອນ",
      next: "ເດືອນຕໍ່ໄປ",
      clear: "ລຶບລ້າງ",
      done: "ສຳເລັດ",
      hint: "ປີຄຣິດສັກກະລາດ (ຄ.ສ.)",
      today: "ມື້ນີ້",
      day: "ວວ",
      month: "ດດ",
      year: "ປປປປ",
      wrong: "ໃສ່ວັນທີ ເຊັ່ນ 21/11/2026",
    },
    price: { label: "ລາຄາ", lowest: "ລາຄາຕ່ຳສຸດ", highest: "ລາຄາສູງສຸດ", error: "ລາຄາຕ່ຳສຸດສູງກວ່າລາຄາສູງສຸດ" },
    search: {
      history: "ການຄົ້ນຫາຫຼ້າສຸດ",
      clearHistory: "ລຶບການຄົ້ນຫາຫຼ້າສຸດ",
      hot: "ຄຳຄົ້ນຍອດນິຍົມ",
      suggestions: "ຄຳແນະນຳ",
      remove: "ລຶບ",
    },
  },
};
