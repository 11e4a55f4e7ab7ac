import { standardMenu } from "../../content/standard-menu.ts";
import type {
  DemoBrand,
  DemoGuarantee,
  DemoMerchantCategory,
  DemoMerchantType,
  DemoPlatform,
  DemoTag,
} from "../types.ts";
import { withoutBackground, tire } from "./pictures.ts";
import { streetHeader } from "./shop-pictures.ts";
import { keyOf, localized } from "./words.ts";

const businessLicense = localized(
  "Business license",
  "营业执照",
  "Licencia comercial",
  "Extrait du registre du commerce",
  "ใบทะเบียนพาณิชย์",
  "ໃບທະບຽນວິສາຫະກິດ",
);

export const merchantTypes: DemoMerchantType[] = [
  { key: "flagship", name: localized("Brand shop", "品牌旗舰店", "Tienda de marca", "Boutique de marque", "ร้านแบรนด์", "ຮ້ານຍີ່ຫໍ້"), info: localized("Proof of the trademark", "商标注册证", "Registro de marca", "Titre de marque", "หลักฐานเครื่องหมายการค้า", "ຫຼັກຖານເຄື່ອງໝາຍການຄ້າ"), publicInfo: businessLicense },
  { key: "specialist", name: localized("Specialist shop", "专营店", "Tienda especializada", "Boutique spécialisée", "ร้านเฉพาะทาง", "ຮ້ານສະເພາະດ້ານ"), info: localized("Supplier contracts", "供货合同", "Contratos de proveedores", "Contrats fournisseurs", "สัญญาผู้ผลิต", "ສັນຍາຜູ້ສະໜອງ"), publicInfo: businessLicense },
  { key: "individual", name: localized("Small business", "个体工商户", "Tienda independiente", "Petit commerce", "ร้านค้ารายย่อย", "ຮ້ານຄ້າຍ່ອຍ"), info: localized("Identity document and tax number", "身份证件与税号", "Documento de identidad y número fiscal", "Pièce d’identité et numéro fiscal", "บัตรประจำตัวและเลขประจำตัวผู้เสียภาษี", "ບັດປະຈຳຕົວ ແລະ ເລກຜູ້ເສຍອາກອນ"), publicInfo: null },
]; // oxfmt-ignore

export const merchantCategories: DemoMerchantCategory[] = [
  { key: "automotive", name: localized("Automotive", "汽车用品", "Automotriz", "Automobile", "ยานยนต์", "ຍານຍົນ"), handlingFee: 6 },
  { key: "electronics", name: localized("Electronics", "电子产品", "Electrónica", "Électronique", "อิเล็กทรอนิกส์", "ເອເລັກໂຕຣນິກ"), handlingFee: 5 },
  { key: "home", name: localized("Home", "家居", "Hogar", "Maison", "ของใช้ในบ้าน", "ເຄື່ອງໃຊ້ໃນເຮືອນ"), handlingFee: 8 },
  { key: "fashion", name: localized("Fashion", "服饰", "Moda", "Mode", "แฟชั่น", "ແຟຊັນ"), handlingFee: 10 },
  { key: "sport", name: localized("Sport", "运动", "Deporte", "Sport", "กีฬา", "ກິລາ"), handlingFee: 8 },
]; // oxfmt-ignore

export const brands: DemoBrand[] = ["Carmine", "Norrland", "Halden", "Veloce", "Ridgeline", "Verdant", "Atelier", "Gloss", "Vale", "Lumen", "Carmine Home", "Leaf and Clay", "Stride"].map((name) => ({ key: keyOf(name), name })); // oxfmt-ignore

export const guarantees: DemoGuarantee[] = [
  { key: "genuine", icon: "shield-check", name: localized("Genuine product", "正品保障", "Producto original", "Produit authentique", "ของแท้", "ຂອງແທ້"), content: localized("Every shop proves where its products come from. If something isn’t genuine, you get a full refund.", "每家店铺均须证明货源。如非正品，全额退款。", "Cada tienda demuestra el origen de sus productos. Si algo no es original, te devolvemos el dinero.", "Chaque boutique prouve l’origine de ses produits. En cas de contrefaçon, nous vous remboursons.", "ทุกร้านต้องพิสูจน์ที่มาของสินค้า หากไม่ใช่ของแท้ คืนเงินเต็มจำนวน", "ທຸກຮ້ານຕ້ອງພິສູດທີ່ມາຂອງສິນຄ້າ. ຖ້າບໍ່ແມ່ນຂອງແທ້ ຄືນເງິນເຕັມຈຳນວນ.") },
  { key: "returns", icon: "undo-2", name: localized("30-day returns", "30 天退货", "Devolución en 30 días", "Retour sous 30 jours", "คืนได้ใน 30 วัน", "ສົ່ງຄືນໄດ້ໃນ 30 ມື້"), content: localized("Send unused items back within 30 days, whatever the reason.", "未使用商品 30 天内可无理由退货。", "Devuelve lo que no hayas usado en 30 días, sin dar motivos.", "Renvoyez vos articles inutilisés sous 30 jours, sans justification.", "ส่งคืนสินค้าที่ยังไม่ใช้ได้ภายใน 30 วัน ไม่ต้องบอกเหตุผล", "ສົ່ງຄືນສິນຄ້າທີ່ຍັງບໍ່ໃຊ້ໄດ້ພາຍໃນ 30 ມື້, ບໍ່ຕ້ອງບອກເຫດຜົນ.") },
  { key: "price", icon: "badge-dollar-sign", name: localized("Price protection", "价格保护", "Precio protegido", "Différence remboursée", "คืนส่วนต่างราคา", "ຄືນສ່ວນຕ່າງລາຄາ"), content: localized("If the price drops here within seven days, the shop refunds the difference.", "七天内同款降价，店铺补差价。", "Si baja de precio aquí en siete días, la tienda te abona la diferencia.", "Si le prix baisse chez nous sous sept jours, la boutique rembourse la différence.", "หากราคาลดภายในเจ็ดวัน ร้านคืนส่วนต่าง", "ຖ້າລາຄາຫຼຸດພາຍໃນເຈັດມື້ ຮ້ານຄືນສ່ວນຕ່າງໃຫ້.") },
  { key: "puncture", icon: "life-buoy", name: localized("Flat-tire protection", "扎胎保障", "Garantía contra pinchazos", "Garantie crevaison", "คุ้มครองยางรั่ว", "ຄຸ້ມຄອງຢາງຮົ່ວ"), content: localized("One free repair or replacement in the first year.", "首年免费维修或更换一次。", "Una reparación o cambio gratis el primer año.", "Une réparation ou un remplacement offert la première année.", "ซ่อมหรือเปลี่ยนฟรีหนึ่งครั้งในปีแรก", "ສ້ອມ ຫຼື ປ່ຽນຟຣີໜຶ່ງເທື່ອໃນປີທຳອິດ.") },
]; // oxfmt-ignore

export const tags: DemoTag[] = [
  { key: "free-fitting", name: localized("Free installation", "免费安装", "Montaje gratis", "Montage offert", "ติดตั้งฟรี", "ຕິດຕັ້ງຟຣີ"), tone: "neutral" },
  { key: "free-delivery", name: localized("Free shipping", "包邮", "Envío gratis", "Livraison offerte", "ส่งฟรี", "ສົ່ງຟຣີ"), tone: "success" },
]; // oxfmt-ignore

const merchantAgreement = localized(
  "<h2>Selling on Carmine</h2><p>We answer applications within 15 business days. You sell in your own name, ship within 24 hours and answer questions within one day. Fees depend on your category and are shown before you apply.</p>",
  "<h2>入驻 Carmine</h2><p>申请将在 15 个工作日内答复。您以自身名义销售，24 小时内发货，一天内回复咨询。费率按行业而定，签约前公示。</p>",
  "<h2>Vender en Carmine</h2><p>Respondemos en 15 días hábiles. Vendes en tu nombre, envías en 24 horas y respondes en un día. La comisión depende de tu sector y se muestra antes de enviar la solicitud.</p>",
  "<h2>Vendre sur Carmine</h2><p>Réponse sous 15 jours ouvrés. Vous vendez en votre nom, expédiez sous 24 heures et répondez sous un jour. La commission dépend de votre secteur et vous est indiquée avant votre demande.</p>",
  "<h2>ขายกับ Carmine</h2><p>เราตอบกลับภายใน 15 วันทำการ คุณขายในนามของตนเอง ส่งของภายใน 24 ชั่วโมง และตอบคำถามภายในหนึ่งวัน ค่าธรรมเนียมขึ้นกับประเภทธุรกิจและแสดงก่อนลงนาม</p>",
  "<h2>ຂາຍກັບ Carmine</h2><p>ພວກເຮົາຕອບກັບພາຍໃນ 15 ວັນເຮັດວຽກ. ທ່ານຂາຍໃນນາມຂອງຕົນເອງ, ສົ່ງເຄື່ອງພາຍໃນ 24 ຊົ່ວໂມງ ແລະ ຕອບຄຳຖາມພາຍໃນໜຶ່ງມື້. ຄ່າທຳນຽມຂຶ້ນກັບປະເພດທຸລະກິດ ແລະ ສະແດງກ່ອນເຊັນສັນຍາ.</p>",
);

const about = localized(
  "<p>Carmine brings tires, wheels, car care and more from independent shops into one cart. Every shop is checked before it can sell.</p>",
  "<p>Carmine 汇集多家独立店铺的轮胎、轮毂、汽车养护等商品，一个购物车即可结算。每家店铺上线前均经过审核。</p>",
  "<p>Carmine reúne en un solo carrito neumáticos, llantas y rines, cuidado del auto y más, de tiendas independientes. Verificamos cada tienda antes de que pueda vender.</p>",
  "<p>Carmine réunit dans un seul panier pneus, jantes, entretien auto et plus encore, de boutiques indépendantes. Chaque boutique est vérifiée avant de pouvoir vendre.</p>",
  "<p>Carmine รวมยาง ล้อ สินค้าดูแลรถ และอื่น ๆ จากร้านค้าอิสระไว้ในตะกร้าเดียว ทุกร้านผ่านการตรวจสอบก่อนเริ่มขาย</p>",
  "<p>Carmine ລວມຢາງ, ກົງລໍ້, ສິນຄ້າດູແລລົດ ແລະ ອື່ນໆ ຈາກຮ້ານຄ້າອິດສະຫຼະໄວ້ໃນກະຕ່າດຽວ. ທຸກຮ້ານຜ່ານການກວດສອບກ່ອນເລີ່ມຂາຍ.</p>",
);

export const platform: DemoPlatform = {
  settings: {
    name: localized("Carmine", "Carmine", "Carmine", "Carmine", "Carmine", "Carmine"),
    title: localized("Carmine Tires & More", "Carmine Tires & More", "Carmine Tires & More", "Carmine Tires & More", "Carmine Tires & More", "Carmine Tires & More"),
    tagline: localized("Tires & more", "轮胎及更多好物", "Neumáticos y más", "Pneus et plus", "ยางรถและอื่น ๆ", "ຢາງ ແລະ ອື່ນໆ"),
    claim: localized("Good grip, fair prices.", "抓地强，价格实在。", "Buen agarre, precios justos.", "Bonne adhérence, prix justes.", "เกาะถนนดี ราคาคุ้ม", "ເກາະຖະໜົນ⁠ດີ, ລາຄາເປັນທຳ."),
    searchHint: localized("Search tires, sizes, shops, e.g. 205/55 R16", "搜索轮胎、规格、店铺，如 205/55 R16", "Neumáticos, medidas, tiendas", "Pneus, dimensions, boutiques", "ค้นหายาง ขนาด ร้านค้า เช่น 205/55 R16", "ຄົ້ນຫາຢາງ, ຂະໜາດ, ຮ້ານ ເຊັ່ນ 205/55 R16"),
    description: localized("Tires, wheels and car care, and five more departments, from shops we have checked. Free installation at a partner shop, 30-day returns.", "轮胎、轮毂、汽车养护等八大品类，汇聚认证店铺。合作汽修店免费安装，30 天退货保障。", "Neumáticos, llantas y rines, cuidado del auto y cinco departamentos más, de tiendas verificadas. Montaje gratis en un taller asociado y 30 días para devolver.", "Pneus, jantes, entretien auto et cinq autres rayons, de boutiques vérifiées. Montage offert dans un garage partenaire, retours sous 30 jours.", "ยาง ล้อแม็ก สินค้าดูแลรถ และอีก 5 หมวดหมู่ จากร้านค้าที่เราตรวจสอบแล้ว ติดตั้งฟรีที่อู่พันธมิตร คืนได้ภายใน 30 วัน", "ຢາງ, ກົງລໍ້ ແລະ ສິນຄ້າດູແລລົດ ພ້ອມອີກຫ້າໝວດ ຈາກຮ້ານທີ່ພວກເຮົາກວດສອບແລ້ວ. ໃສ່ຢາງຟຣີທີ່ອູ່ພັນທະມິດ, ສົ່ງຄືນໄດ້ພາຍໃນ 30 ມື້."),
    footer: localized("© 2026 Carmine Tires & More. All rights reserved.", "© 2026 Carmine Tires & More 版权所有", "© 2026 Carmine Tires & More. Todos los derechos reservados.", "© 2026 Carmine Tires & More. Tous droits réservés.", "© 2026 Carmine Tires & More สงวนลิขสิทธิ์", "© 2026 Carmine Tires & More. ສະຫງວນລິຂະສິດ."),
    delivery: localized("Ships in 1 business day", "1 个工作日内发货", "Envío en 1 día hábil", "Expédié sous 1 jour ouvré", "จัดส่งภายใน 1 วันทำการ", "ຈັດສົ່ງພາຍໃນ 1 ວັນເຮັດວຽກ"),
    postalAddress: localized("Carmine, 1 Demo Street, Vancouver, BC V6B 0A0, Canada", "Carmine, 1 Demo Street, Vancouver, BC V6B 0A0, Canada", "Carmine, 1 Demo Street, Vancouver, BC V6B 0A0, Canada", "Carmine, 1 Demo Street, Vancouver, BC V6B 0A0, Canada", "Carmine, 1 Demo Street, Vancouver, BC V6B 0A0, Canada", "Carmine, 1 Demo Street, Vancouver, BC V6B 0A0, Canada"),
  },
  currency: { country: "US", currency: "USD", ID: "1" },
  recommendImage: withoutBackground(
    tire("all-terrain", "RIDGELINE", "A/T PRO", "265/70 R17 115T", {
      wheel: { style: "five", paint: "black" },
      lettering: "white",
    }),
  ),
  shopStreetHeader: streetHeader,
  loginPicture: { kind: "login" },
  service: { type: "h5", hotline: "+1 800 555 0146", email: "help@carmine.example", message: "https://messages.carmine.example/", h5Url: "https://chat.carmine.example/", hours: localized("Every day, 8 AM – 10 PM", "每天 08:00–22:00", "Todos los días, 8:00 – 22:00", "Tous les jours, 8 h – 22 h", "ทุกวัน 08:00 – 22:00 น.", "ທຸກວັນ 08:00 – 22:00") },
  hotWords: [
    localized("Winter tires", "冬季轮胎", "Neumáticos de invierno", "Pneus hiver", "ยางฤดูหนาว", "ຢາງລະດູໜາວ"),
    localized("205/55 R16", "205/55 R16", "205/55 R16", "205/55 R16", "205/55 R16", "205/55 R16"),
    localized("Ceramic coating", "镀晶", "Cerámica", "Céramique", "เซรามิก", "ເຊຣາມິກ"),
  ],
  agreements: { merchant: merchantAgreement, about },
  menu: standardMenu.map((entry) =>
    entry.pcUrl === "/users/merchant_settled" ? { ...entry, name: localized("Sell on Carmine", "商家入驻", "Vender en Carmine", "Vendre sur Carmine", "สมัครเป็นร้านค้า", "ສະໝັກເປັນຮ້ານຄ້າ") } : entry,
  ),
}; // oxfmt-ignore
