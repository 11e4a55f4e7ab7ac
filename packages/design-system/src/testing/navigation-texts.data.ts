import type { StoryTexts } from "./useTexts.ts";

type Four = readonly [string, string, string, string];

export interface NavigationTexts {
  /** Under the shop's name. */
  claim: string;
  language: { label: string; own: string };
  skip: string;
  checkout: { title: string; steps: readonly [string, string, string] };
  help: Four;
  /** Links under the footer's headings. */
  footer: readonly [Four, Four, Four, Four];
  legal: Four;
  /** Third level of a department, except seasons: vehicle, rim, driving, fitting, accessories. */
  categories: readonly [Four, Four, Four, Four, Four];
  account: {
    label: string;
    allOrders: string;
    refunds: string;
    benefits: string;
    points: string;
    saved: string;
    goods: string;
    shops: string;
    noOrders: string;
  };
  form: { summary: string; email: string; name: string };
  facts: Four;
}

export const navigationTexts: StoryTexts<NavigationTexts> = {
  en: {
    claim: "Tires & More",
    language: { label: "Language", own: "English" },
    skip: "Skip to content",
    checkout: { title: "Confirm order", steps: ["Cart", "Confirm", "Pay"] },
    help: ["Track an order", "Return items", "Ways to pay", "Contact us"],
    footer: [
      ["How to order", "Ways to pay", "Coupons", "Points"],
      ["Delivery times", "Shipping", "Fitting at a garage", "Track a parcel"],
      ["Returns", "Refunds", "Warranty", "Invoices"],
      ["Sell with us", "Rules for merchants", "Fees", "Seller sign-in"],
    ],
    legal: ["Terms of use", "Privacy", "Cookies", "Imprint"],
    categories: [
      ["Cars", "SUVs", "Vans", "Off-road"],
      ["15 inch", "16 inch", "17 inch", "18 inch"],
      ["Comfort", "Sport", "Low noise", "Economy"],
      ["Mounting", "Balancing", "Storage", "Alignment"],
      ["Snow chains", "Valves", "Gauges", "Repair kits"],
    ],
    account: {
      label: "My account",
      allOrders: "All orders",
      refunds: "Refunds",
      benefits: "Benefits",
      points: "Points",
      saved: "Saved",
      goods: "Products",
      shops: "Shops",
      noOrders: "No orders yet",
    },
    form: {
      summary: "Two fields need another look",
      email: "Enter an address like name@shop.com.",
      name: "Enter the name for the parcel label.",
    },
    facts: ["Order number", "Total", "Delivery", "Reference"],
  },
  "zh-CN": {
    claim: "轮胎与好物",
    language: { label: "语言", own: "简体中文" },
    skip: "跳至主要内容",
    checkout: { title: "确认订单", steps: ["购物车", "确认订单", "支付"] },
    help: ["查询物流", "申请退货", "支付方式", "联系我们"],
    footer: [
      ["购物流程", "支付方式", "优惠券", "积分"],
      ["配送时效", "运费", "到店安装", "包裹查询"],
      ["退货政策", "退款说明", "质保", "发票"],
      ["商家入驻", "商家规则", "资费说明", "商家登录"],
    ],
    legal: ["用户协议", "隐私政策", "Cookie 说明", "平台资质"],
    categories: [
      ["轿车", "SUV", "面包车", "越野车"],
      ["15 英寸", "16 英寸", "17 英寸", "18 英寸"],
      ["舒适", "运动", "静音", "节油"],
      ["安装", "动平衡", "轮胎存放", "四轮定位"],
      ["防滑链", "气门嘴", "胎压计", "补胎工具"],
    ],
    account: {
      label: "个人中心",
      allOrders: "全部订单",
      refunds: "退款/退货",
      benefits: "我的权益",
      points: "积分",
      saved: "已收藏",
      goods: "商品",
      shops: "店铺",
      noOrders: "暂无订单",
    },
    form: {
      summary: "有两处需要修改",
      email: "请输入如 name@shop.com 的邮箱。",
      name: "请填写包裹上的收件人姓名。",
    },
    facts: ["订单号", "合计", "配送信息", "参考号"],
  },
  es: {
    claim: "Neumáticos y más",
    language: { label: "Idioma", own: "Español" },
    skip: "Saltar al contenido",
    checkout: { title: "Confirmar pedido", steps: ["Carrito", "Confirmar", "Pagar"] },
    help: ["Seguir un pedido", "Devolver artículos", "Formas de pago", "Contacto"],
    footer: [
      ["Cómo comprar", "Formas de pago", "Cupones", "Puntos"],
      ["Plazos de entrega", "Envío", "Montaje en taller", "Seguir un paquete"],
      ["Devoluciones", "Reembolsos", "Garantía", "Facturas"],
      ["Vender con nosotros", "Normas para tiendas", "Tarifas", "Acceso de tiendas"],
    ],
    legal: ["Condiciones de uso", "Privacidad", "Cookies", "Aviso legal"],
    categories: [
      ["Turismos", "SUV", "Furgonetas", "Todoterreno"],
      ["15 pulgadas", "16 pulgadas", "17 pulgadas", "18 pulgadas"],
      ["Confort", "Deportivo", "Silencioso", "Bajo consumo"],
      ["Montaje", "Equilibrado", "Almacenaje", "Alineación"],
      ["Cadenas", "Válvulas", "Manómetros", "Kits de reparación"],
    ],
    account: {
      label: "Mi cuenta",
      allOrders: "Todos los pedidos",
      refunds: "Reembolsos",
      benefits: "Ventajas",
      points: "Puntos",
      saved: "Favoritos",
      goods: "Productos",
      shops: "Tiendas",
      noOrders: "Aún no hay pedidos",
    },
    form: {
      summary: "Hay dos campos por revisar",
      email: "Escribe un correo como name@shop.com.",
      name: "Escribe el nombre que irá en el paquete.",
    },
    facts: ["Número de pedido", "Total", "Entrega", "Referencia"],
  },
  fr: {
    claim: "Pneus et plus",
    language: { label: "Langue", own: "Français" },
    skip: "Aller au contenu",
    checkout: { title: "Confirmer la commande", steps: ["Panier", "Confirmation", "Paiement"] },
    help: ["Suivre une commande", "Retourner un article", "Moyens de paiement", "Nous contacter"],
    footer: [
      ["Commander", "Moyens de paiement", "Coupons", "Points"],
      ["Délais de livraison", "Livraison", "Montage en garage", "Suivre un colis"],
      ["Retours", "Remboursements", "Garantie", "Factures"],
      ["Vendre avec nous", "Règles des vendeurs", "Tarifs", "Espace vendeur"],
    ],
    legal: ["Conditions d’utilisation", "Confidentialité", "Cookies", "Mentions légales"],
    categories: [
      ["Voitures", "SUV", "Utilitaires", "Tout-terrain"],
      ["15 pouces", "16 pouces", "17 pouces", "18 pouces"],
      ["Confort", "Sport", "Silence", "Économie"],
      ["Montage", "Équilibrage", "Gardiennage", "Géométrie"],
      ["Chaînes", "Valves", "Manomètres", "Kits de réparation"],
    ],
    account: {
      label: "Mon compte",
      allOrders: "Toutes les commandes",
      refunds: "Remboursements",
      benefits: "Avantages",
      points: "Points",
      saved: "Favoris",
      goods: "Produits",
      shops: "Boutiques",
      noOrders: "Aucune commande pour l’instant",
    },
    form: {
      summary: "Deux champs sont à revoir",
      email: "Saisissez une adresse comme name@shop.com.",
      name: "Saisissez le nom à indiquer sur le colis.",
    },
    facts: ["Numéro de commande", "Total", "Livraison", "Référence"],
  },
  th: {
    claim: "ยางรถและอื่น ๆ",
    language: { label: "ภาษา", own: "ไทย" },
    skip: "ข้ามไปยังเนื้อหา",
    checkout: { title: "ยืนยันคำสั่งซื้อ", steps: ["ตะกร้า", "ยืนยัน", "ชำระเงิน"] },
    help: ["ติดตามคำสั่งซื้อ", "คืนสินค้า", "วิธีชำระเงิน", "ติดต่อเรา"],
    footer: [
      ["วิธีสั่งซื้อ", "วิธีชำระเงิน", "คูปอง", "คะแนน"],
      ["ระยะเวลาจัดส่ง", "ค่าจัดส่ง", "ติดตั้งที่อู่", "ติดตามพัสดุ"],
      ["การคืนสินค้า", "การคืนเงิน", "การรับประกัน", "ใบกำกับภาษี"],
      ["ขายกับเรา", "กฎสำหรับร้านค้า", "ค่าธรรมเนียม", "เข้าสู่ระบบร้านค้า"],
    ],
    legal: ["ข้อตกลงการใช้งาน", "ความเป็นส่วนตัว", "คุกกี้", "ข้อมูลบริษัท"],
    categories: [
      ["รถเก๋ง", "รถ SUV", "รถตู้", "รถออฟโรด"],
      ["15 นิ้ว", "16 นิ้ว", "17 นิ้ว", "18 นิ้ว"],
      ["นุ่มสบาย", "สปอร์ต", "เสียงเงียบ", "ประหยัดน้ำมัน"],
      ["ติดตั้ง", "ถ่วงล้อ", "ฝากเก็บยาง", "ตั้งศูนย์"],
      ["โซ่กันลื่น", "จุ๊บลมยาง", "เกจวัดลม", "ชุดซ่อมยาง"],
    ],
    account: {
      label: "บัญชีของฉัน",
      allOrders: "คำสั่งซื้อทั้งหมด",
      refunds: "การคืนเงิน",
      benefits: "สิทธิประโยชน์",
      points: "คะแนน",
      saved: "บันทึกแล้ว",
      goods: "สินค้า",
      shops: "ร้านค้า",
      noOrders: "ยังไม่มีคำสั่งซื้อ",
    },
    form: {
      summary: "มีสองช่องที่ต้องแก้ไข",
      email: "กรอกอีเมลในรูปแบบ name@shop.com",
      name: "กรอกชื่อผู้รับบนกล่องพัสดุ",
    },
    facts: ["หมายเลขคำสั่งซื้อ", "รวม", "การจัดส่ง", "หมายเลขอ้างอิง"],
  },
  lo: {
    claim: "ຢາງລົດ ແລະ ອື່ນໆ",
    language: { label: "ພາສາ", own: "ລາວ" },
    skip: "ຂ້າມໄປເນື້ອຫາ",
    checkout: { title: "ຢືນຢັນຄຳສັ່ງຊື້", steps: ["ກະຕ່າ", "ຢືນຢັນ", "ຈ່າຍເງິນ"] },
    help: ["ຕິດຕາມຄຳສັ່ງຊື້", "ສົ່ງສິນຄ້າຄືນ", "ວິທີຊຳລະເງິນ", "ຕິດຕໍ່ພວກເຮົາ"],
    footer: [
      ["ວິທີສັ່ງຊື້", "ວິທີຊຳລະເງິນ", "ຄູປອງ", "ຄະແນນ"],
      ["ໄລຍະເວລາຈັດສົ່ງ", "ຄ່າຂົນສົ່ງ", "ຕິດຕັ້ງທີ່ອູ່", "ຕິດຕາມພັດສະດຸ"],
      ["ການສົ່ງຄືນ", "ການຄືນເງິນ", "ການຮັບປະກັນ", "ໃບບິນ"],
      ["ຂາຍກັບພວກເຮົາ", "ກົດລະບຽບຮ້ານຄ້າ", "ຄ່າທຳນຽມ", "ເຂົ້າສູ່ລະບົບຮ້ານຄ້າ"],
    ],
    legal: ["ຂໍ້ຕົກລົງຜູ້ໃຊ້", "ຄວາມເປັນສ່ວນຕົວ", "ຄຸກກີ້", "ຂໍ້ມູນບໍລິສັດ"],
    categories: [
      ["ລົດເກັງ", "ລົດ SUV", "ລົດຕູ້", "ລົດອອບໂຣດ"],
      ["15 ນິ້ວ", "16 ນິ້ວ", "17 ນິ້ວ", "18 ນິ້ວ"],
      ["ນຸ້ມສະບາຍ", "ສະປອດ", "ສຽງງຽບ", "ປະຢັດນ້ຳມັນ"],
      ["ຕິດຕັ້ງ", "ຖ່ວງລໍ້", "ຝາກເກັບຢາງ", "ຕັ້ງສູນ"],
      ["ໂສ້ກັນມື່ນ", "ຈຸບລົມຢາງ", "ເກວັດລົມ", "ຊຸດສ້ອມຢາງ"],
    ],
    account: {
      label: "ບັນຊີຂອງຂ້ອຍ",
      allOrders: "ຄຳສັ່ງຊື້ທັງໝົດ",
      refunds: "ການຄືນເງິນ",
      benefits: "ສິດທິປະໂຫຍດ",
      points: "ຄະແນນ",
      saved: "ບັນທຶກແລ້ວ",
      goods: "ສິນຄ້າ",
      shops: "ຮ້ານຄ້າ",
      noOrders: "ຍັງບໍ່ມີຄຳສັ່ງຊື້",
    },
    form: {
      summary: "ມີສອງຊ່ອງທີ່ຕ້ອງແກ້ໄຂ",
      email: "ປ້ອນອີເມວແບບ name@shop.com",
      name: "ປ້ອນຊື່ຜູ້ຮັບເທິງກ່ອງພັດສະດຸ",
    },
    facts: ["ເລກຄຳສັ່ງຊື້", "ລວມ", "ການຈັດສົ່ງ", "ເລກອ້າງອີງ"],
  },
};
