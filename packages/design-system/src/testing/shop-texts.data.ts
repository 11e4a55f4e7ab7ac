/** Real words of the shop for stories, in the scripts that break layouts. */
export interface ShopTexts {
  products: readonly string[];
  shops: readonly string[];
  sold: string;
  soldOut: string;
  selfOperated: string;
  save: string;
  freeFitting: string;
  listPrice: string;
  rating: string;
  claim: string;
  tireSeason: string;
  greeting: string;
  greetingText: string;
  signIn: string;
  register: string;
  home: string;
  collect: string;
  welcome: string;
  orders: string;
  sell: string;
  help: string;
  search: string;
  searchHint: string;
  allGoods: string;
  hotWords: readonly [string, string, string];
  cart: string;
  allCategories: string;
  nav: readonly string[];
  fitting: string;
  departments: readonly (readonly [string, string])[];
  groups: readonly string[];
  links: readonly string[];
  heroKicker: string;
  heroTitle: string;
  heroText: string;
  heroAction: string;
  shortcuts: readonly [string, string, string, string];
  couponAmount: string;
  couponCondition: string;
  news: string;
  newsLinks: readonly string[];
  claimTile: readonly [string, string];
  flash: string;
  flashText: string;
  flashMore: string;
  seeAll: string;
  shopStreet: string;
  follow: string;
  followers: string;
  topList: string;
  claimed: string;
  notes: readonly (readonly [string, string])[];
  footerHeads: readonly [string, string, string, string, string];
  hours: string;
  chat: string;
  scan: string;
  service: readonly [string, string, string, string, string];
}

const en: ShopTexts = {
  products: [
    "Norrland Polar 3 winter tire 225/45 R17 94H XL, 3PMSF, quiet on dry roads",
    "Carmine Touring GT 205/55 R16 91V summer tire, low noise 68 dB",
    "Full synthetic motor oil 5W-30, 4 l, ACEA C3",
    "Veloce Apex R 255/35 R19 96Y track-day tire, road legal, soft compound",
    "Ridgeline A/T Pro 265/65 R17 112T all-terrain tire",
    "Snow chains, self-tensioning",
  ],
  shops: ["Nordic Tire House", "Carmine Tires", "Veloce Official", "Ridgeline 4×4"],
  sold: "2.3k sold",
  soldOut: "Sold out",
  selfOperated: "Self-operated",
  save: "Save 21%",
  freeFitting: "Free fitting",
  listPrice: "List price",
  rating: "4.8 of 5",
  claim: "Claim",
  tireSeason: "Winter tires 205/55 R16",
  greeting: "Good morning",
  greetingText: "Sign in for points",
  signIn: "Sign in",
  register: "Register",
  home: "Home",
  collect: "Collect this site",
  welcome: "Hi, welcome to Carmine",
  orders: "My orders",
  sell: "Sell on Carmine",
  help: "Help",
  search: "Search",
  searchHint: "Search tires, sizes, shops — e.g. 205/55 R16",
  allGoods: "All goods",
  hotWords: ["Winter tires", "205/55 R16", "Ceramic coating"],
  cart: "Cart",
  allCategories: "All categories",
  nav: ["Home", "Flash deals", "Top list", "Shop street", "Coupons", "Tire finder", "New in"],
  fitting: "Fitting by 340 partner garages",
  departments: [
    ["Tires", "Summer, winter, SUV"],
    ["Wheels", "Alloy, steel, sets"],
    ["Car care", "Oil, wash, polish"],
    ["Parts & tools", "Brakes, batteries"],
    ["Electronics", "Audio, phones"],
    ["Home & living", "Kitchen, lighting"],
    ["Fashion", "Shoes, bags, men"],
    ["Sport & outdoor", "Camping, cycling"],
  ],
  groups: ["Season", "Vehicle", "Rim size", "Driving", "Fitting", "Accessories"],
  links: ["Summer tires", "Winter tires", "All-season tires", "Studded tires"],
  heroKicker: "Winter tire weeks",
  heroTitle: "Grip you can feel at 7 °C and below",
  heroText: "120 winter models with fitting at a garage near you. Up to 25% off until 6 December.",
  heroAction: "See winter tires",
  shortcuts: ["Unpaid", "To ship", "Shipped", "Review"],
  couponAmount: "$15 off",
  couponCondition: "on orders over $150",
  news: "News",
  newsLinks: [
    "Winter tire duty by country",
    "New: Halden Comfort 2 tested",
    "Points are worth double this week",
  ],
  claimTile: ["Alloy wheels", "17 to 20 inch, from"],
  flash: "Flash deals",
  flashText: "This round ends in",
  flashMore: "All deals",
  seeAll: "See all",
  shopStreet: "Shop street",
  follow: "Follow",
  followers: "128k followers",
  topList: "Top 20",
  claimed: "72% claimed",
  notes: [
    ["Complete variety", "8 departments, 300,000 goods"],
    ["Fast delivery", "Shipped within 24 hours"],
    ["Genuine product", "Checked with every merchant"],
    ["Low price every day", "Price difference paid back"],
  ],
  footerHeads: ["Shopping", "Delivery", "After sales", "Merchants", "Customer service"],
  hours: "Every day 08:00 – 22:00",
  chat: "Chat with us",
  scan: "Scan to chat",
  service: ["Service", "Coupons", "Cart", "Saved", "Top"],
};

const zh: ShopTexts = {
  products: [
    "Norrland Polar 3 冬季轮胎 225/45 R17 94H XL，雪地认证，干地静音",
    "Carmine Touring GT 205/55 R16 91V 夏季轮胎，低噪 68 分贝",
    "全合成机油 5W-30，4 升，ACEA C3",
    "Veloce Apex R 255/35 R19 96Y 赛道轮胎，可合法上路，软质配方",
    "Ridgeline A/T Pro 265/65 R17 112T 全地形轮胎",
    "自动张紧雪地防滑链",
  ],
  shops: ["北欧轮胎馆", "Carmine 轮胎", "Veloce 官方旗舰店", "Ridgeline 越野"],
  sold: "已售 2300",
  soldOut: "已售罄",
  selfOperated: "自营",
  save: "省 21%",
  freeFitting: "免费安装",
  listPrice: "原价",
  rating: "4.8 分，满分 5 分",
  claim: "领取",
  tireSeason: "冬季轮胎 205/55 R16",
  greeting: "早上好",
  greetingText: "登录领取积分和优惠券",
  signIn: "登录",
  register: "注册",
  home: "首页",
  collect: "收藏本站",
  welcome: "您好，欢迎来到 Carmine",
  orders: "我的订单",
  sell: "商家入驻",
  help: "帮助中心",
  search: "搜索",
  searchHint: "搜索轮胎、规格、店铺，例如 205/55 R16",
  allGoods: "全部商品",
  hotWords: ["冬季轮胎", "205/55 R16", "镀晶养护"],
  cart: "购物车",
  allCategories: "全部商品分类",
  nav: ["首页", "限时抢购", "排行榜", "店铺街", "领券中心", "轮胎匹配", "新品首发"],
  fitting: "340 家合作门店包安装",
  departments: [
    ["轮胎", "夏季、冬季、四季胎"],
    ["轮毂", "铝合金、钢圈"],
    ["汽车养护", "机油、清洗、打蜡"],
    ["配件与工具", "刹车、蓄电池"],
    ["数码电器", "音响、手机、相机"],
    ["家居生活", "厨具、灯饰、家具"],
    ["服饰鞋包", "女装、男装、鞋靴"],
    ["运动户外", "露营、骑行、跑步"],
  ],
  groups: ["季节", "车型", "轮辋尺寸", "驾驶", "安装", "配件"],
  links: ["夏季轮胎", "冬季轮胎", "四季轮胎", "镶钉轮胎"],
  heroKicker: "冬季轮胎周",
  heroTitle: "低于 7 °C，依然稳稳抓地",
  heroText: "120 款冬季轮胎，附近门店包安装。12 月 6 日前最高立减 25%。",
  heroAction: "查看冬季轮胎",
  shortcuts: ["待付款", "待发货", "待收货", "待评价"],
  couponAmount: "减 $15",
  couponCondition: "满 $150 可用",
  news: "商城快讯",
  newsLinks: ["各国冬季轮胎法规与日期一览", "新品评测：Halden Comfort 2", "本周积分双倍"],
  claimTile: ["铝合金轮毂", "17 至 20 英寸，"],
  flash: "限时抢购",
  flashText: "本场距结束",
  flashMore: "全部活动",
  seeAll: "查看全部",
  shopStreet: "店铺街",
  follow: "关注",
  followers: "12.8 万人关注",
  topList: "前 20 名",
  claimed: "已抢 72%",
  notes: [
    ["品类齐全", "8 大品类，30 万件商品"],
    ["极速配送", "24 小时内发货"],
    ["正品保证", "逐一审核商家"],
    ["天天低价", "买贵退差价"],
  ],
  footerHeads: ["购物指南", "配送方式", "售后服务", "商家合作", "客户服务"],
  hours: "每天 08:00 – 22:00",
  chat: "在线客服",
  scan: "扫码咨询",
  service: ["客服", "优惠券", "购物车", "收藏", "顶部"],
};

const th: ShopTexts = {
  products: [
    "ยางฤดูหนาว Norrland Polar 3 ขนาด 225/45 R17 94H XL เงียบบนถนนแห้ง มั่นใจทุกเส้นทาง",
    "ยางรถยนต์ Carmine Touring GT 205/55 R16 91V เสียงเบา 68 เดซิเบล",
    "น้ำมันเครื่องสังเคราะห์แท้ 5W-30 ขนาด 4 ลิตร",
    "ยางสปอร์ต Veloce Apex R 255/35 R19 96Y ใช้บนถนนได้ เนื้อยางนุ่ม",
    "ยางออลเทอร์เรน Ridgeline A/T Pro 265/65 R17 112T",
    "โซ่พันล้อแบบปรับตึงเอง",
  ],
  shops: ["ศูนย์ยางนอร์ดิก", "คาร์ไมน์ไทร์", "Veloce ตัวจริง", "Ridgeline 4×4"],
  sold: "ขายแล้ว 2.3 พัน",
  soldOut: "สินค้าหมด",
  selfOperated: "ร้านของเรา",
  save: "ลด 21%",
  freeFitting: "ติดตั้งฟรี",
  listPrice: "ราคาปกติ",
  rating: "4.8 จาก 5",
  claim: "รับคูปอง",
  tireSeason: "ยางฤดูหนาว 205/55 R16",
  greeting: "สวัสดีตอนเช้า",
  greetingText: "เข้าสู่ระบบเพื่อรับคะแนน",
  signIn: "เข้าสู่ระบบ",
  register: "สมัครสมาชิก",
  home: "หน้าแรก",
  collect: "บันทึกเว็บไซต์นี้",
  welcome: "สวัสดี ยินดีต้อนรับ",
  orders: "คำสั่งซื้อของฉัน",
  sell: "ขายกับ Carmine",
  help: "ช่วยเหลือ",
  search: "ค้นหา",
  searchHint: "ค้นหายาง ขนาด ร้านค้า เช่น 205/55 R16",
  allGoods: "สินค้าทั้งหมด",
  hotWords: ["ยางหน้าฝน", "205/55 R16", "เคลือบเซรามิก"],
  cart: "ตะกร้า",
  allCategories: "หมวดหมู่ทั้งหมด",
  nav: ["หน้าแรก", "ดีลด่วน", "ขายดี", "ถนนร้านค้า", "คูปอง", "ค้นหายาง", "มาใหม่"],
  fitting: "ติดตั้งที่อู่พันธมิตร 340 แห่ง",
  departments: [
    ["ยางรถยนต์", "หน้าร้อน, หน้าฝน, SUV"],
    ["ล้อแม็ก", "อัลลอย, เหล็ก"],
    ["ดูแลรถ", "น้ำมัน, ล้าง, ขัดเงา"],
    ["อะไหล่และเครื่องมือ", "เบรก, แบตเตอรี่"],
    ["เครื่องใช้ไฟฟ้า", "เสียง, โทรศัพท์"],
    ["บ้านและการใช้ชีวิต", "ครัว, ไฟ, เฟอร์นิเจอร์"],
    ["แฟชั่น", "รองเท้า, กระเป๋า"],
    ["กีฬาและกลางแจ้ง", "แคมป์, จักรยาน"],
  ],
  groups: ["ฤดูกาล", "ประเภทรถ", "ขนาดล้อ", "การขับขี่", "การติดตั้ง", "อุปกรณ์เสริม"],
  links: ["ยางหน้าร้อน", "ยางหน้าหนาว", "ยางทุกฤดู", "ยางปุ่มเหล็ก"],
  heroKicker: "สัปดาห์ยางหน้าฝน",
  heroTitle: "ยึดเกาะมั่นใจ ทุกสภาพถนน",
  heroText: "ยาง 120 รุ่น พร้อมติดตั้งใกล้บ้านคุณ ลดสูงสุด 25% ถึง 6 ธันวาคม",
  heroAction: "ดูยางทั้งหมด",
  shortcuts: ["รอชำระ", "รอส่ง", "รอรับ", "รีวิว"],
  couponAmount: "ลด $15",
  couponCondition: "เมื่อซื้อครบ $150",
  news: "ข่าวสาร",
  newsLinks: ["วิธีเลือกขนาดยางให้ถูกต้อง", "ใหม่: ทดสอบ Halden Comfort 2", "คะแนนสองเท่าสัปดาห์นี้"],
  claimTile: ["ล้อแม็กอัลลอย", "17 ถึง 20 นิ้ว เริ่มต้น"],
  flash: "ดีลด่วน",
  flashText: "รอบนี้สิ้นสุดใน",
  flashMore: "ดีลทั้งหมด",
  seeAll: "ดูทั้งหมด",
  shopStreet: "ถนนร้านค้า",
  follow: "ติดตาม",
  followers: "ผู้ติดตาม 1.28 แสน",
  topList: "20 อันดับแรก",
  claimed: "ขายไปแล้ว 72%",
  notes: [
    ["ครบทุกหมวด", "8 แผนก สินค้า 300,000 รายการ"],
    ["ส่งไว", "จัดส่งภายใน 24 ชั่วโมง"],
    ["ของแท้", "ตรวจสอบทุกร้านค้า"],
    ["ถูกทุกวัน", "คืนส่วนต่างราคา"],
  ],
  footerHeads: ["การซื้อสินค้า", "การจัดส่ง", "บริการหลังการขาย", "ร้านค้า", "บริการลูกค้า"],
  hours: "ทุกวัน 08:00 – 22:00",
  chat: "แชทกับเรา",
  scan: "สแกนเพื่อแชท",
  service: ["บริการ", "คูปอง", "ตะกร้า", "บันทึก", "ขึ้นบน"],
};

const lo: ShopTexts = {
  products: [
    "ຢາງລະດູໜາວ Norrland Polar 3 ຂະໜາດ 225/45 R17 94H XL ງຽບເທິງຖະໜົນແຫ້ງ ໝັ້ນໃຈທຸກເສັ້ນທາງ",
    "ຢາງລົດ Carmine Touring GT 205/55 R16 91V ສຽງເບົາ 68 ເດຊິເບວ",
    "ນ້ຳມັນເຄື່ອງສັງເຄາະແທ້ 5W-30 ຂະໜາດ 4 ລິດ",
    "ຢາງສະປອດ Veloce Apex R 255/35 R19 96Y ໃຊ້ເທິງຖະໜົນໄດ້ ເນື້ອຢາງນຸ້ມ",
    "ຢາງທຸກສະພາບ Ridgeline A/T Pro 265/65 R17 112T",
    "ໂສ້ພັນລໍ້ແບບປັບເອງ",
  ],
  shops: ["ສູນຢາງນໍດິກ", "ຄາມາຍ ຢາງລົດ", "Veloce ຂອງແທ້", "Ridgeline 4×4"],
  sold: "ຂາຍແລ້ວ 2.3 ພັນ",
  soldOut: "ສິນຄ້າໝົດ",
  selfOperated: "ຮ້ານຂອງເຮົາ",
  save: "ຫຼຸດ 21%",
  freeFitting: "ຕິດຕັ້ງຟຣີ",
  listPrice: "ລາຄາປົກກະຕິ",
  rating: "4.8 ຈາກ 5",
  claim: "ຮັບ",
  tireSeason: "ຢາງລະດູໜາວ 205/55 R16",
  greeting: "ສະບາຍດີຕອນເຊົ້າ",
  greetingText: "ເຂົ້າສູ່ລະບົບຮັບຄະແນນ",
  signIn: "ເຂົ້າສູ່ລະບົບ",
  register: "ລົງທະບຽນ",
  home: "ໜ້າຫຼັກ",
  collect: "ບັນທຶກເວັບໄຊ",
  welcome: "ສະບາຍດີ, ຍິນດີຕ້ອນຮັບ",
  orders: "ຄຳສັ່ງຊື້ຂອງຂ້ອຍ",
  sell: "ຂາຍກັບ Carmine",
  help: "ຊ່ວຍເຫຼືອ",
  search: "ຄົ້ນຫາ",
  searchHint: "ຄົ້ນຫາຢາງ, ຂະໜາດ, ຮ້ານຄ້າ — ເຊັ່ນ 205/55 R16",
  allGoods: "ສິນຄ້າທັງໝົດ",
  hotWords: ["ຢາງໜ້າຝົນ", "205/55 R16", "ເຄືອບເຊຣາມິກ"],
  cart: "ກະຕ່າ",
  allCategories: "ໝວດໝູ່ທັງໝົດ",
  nav: ["ໜ້າຫຼັກ", "ດີລດ່ວນ", "ຂາຍດີ", "ຖະໜົນຮ້ານຄ້າ", "ຄູປອງ", "ຊອກຫາຢາງ", "ມາໃໝ່"],
  fitting: "ຕິດຕັ້ງໂດຍອູ່ຄູ່ຮ່ວມ 340 ແຫ່ງ",
  departments: [
    ["ຢາງລົດ", "ໜ້າຮ້ອນ, ໜ້າໜາວ, ທຸກລະດູ"],
    ["ລໍ້ແມັກ", "ອັນລອຍ, ເຫຼັກ"],
    ["ດູແລລົດ", "ນ້ຳມັນ, ລ້າງ, ຂັດເງົາ"],
    ["ອາໄຫຼ່ ແລະ ເຄື່ອງມື", "ເບຣກ, ໝໍ້ໄຟ, ແມ່ແຮງ"],
    ["ເຄື່ອງໃຊ້ໄຟຟ້າ", "ສຽງ, ໂທລະສັບ, ກ້ອງ"],
    ["ເຮືອນ ແລະ ການຢູ່ອາໄສ", "ເຮືອນຄົວ, ໄຟ, ເຟີນິເຈີ"],
    ["ແຟຊັ່ນ", "ຍິງ, ຊາຍ, ເກີບ, ກະເປົາ"],
    ["ກິລາ ແລະ ກາງແຈ້ງ", "ຕັ້ງແຄ້ມ, ຂີ່ລົດຖີບ, ແລ່ນ"],
  ],
  groups: ["ລະດູການ", "ປະເພດລົດ", "ຂະໜາດລໍ້", "ການຂັບຂີ່", "ການຕິດຕັ້ງ", "ອຸປະກອນເສີມ"],
  links: ["ຢາງໜ້າຮ້ອນ", "ຢາງໜ້າໜາວ", "ຢາງທຸກລະດູ", "ຢາງປຸ່ມເຫຼັກ"],
  heroKicker: "ອາທິດຢາງໜ້າຝົນ",
  heroTitle: "ຍຶດເກາະໝັ້ນໃຈ ທຸກສະພາບຖະໜົນ",
  heroText: "ຢາງ 120 ລຸ້ນ ພ້ອມບໍລິການຕິດຕັ້ງໃກ້ບ້ານທ່ານ. ຫຼຸດສູງສຸດ 25% ເຖິງວັນທີ 6 ທັນວາ.",
  heroAction: "ເບິ່ງຢາງທັງໝົດ",
  shortcuts: ["ລໍຊຳລະ", "ລໍສົ່ງ", "ລໍຮັບ", "ລໍຣີວິວ"],
  couponAmount: "ຫຼຸດ $15",
  couponCondition: "ຊື້ຄົບ $150 ຂຶ້ນໄປ",
  news: "ຂ່າວສານ",
  newsLinks: ["ວິທີເລືອກຂະໜາດຢາງທີ່ຖືກຕ້ອງ", "ໃໝ່: ທົດສອບ Halden Comfort 2", "ຄະແນນຄູນສອງອາທິດນີ້"],
  claimTile: ["ລໍ້ແມັກອັນລອຍ", "17 ຫາ 20 ນິ້ວ, ເລີ່ມຕົ້ນ"],
  flash: "ດີລດ່ວນ",
  flashText: "ຮອບນີ້ຈົບໃນ",
  flashMore: "ດີລທັງໝົດ",
  seeAll: "ເບິ່ງທັງໝົດ",
  shopStreet: "ຖະໜົນຮ້ານຄ້າ",
  follow: "ຕິດຕາມ",
  followers: "ຜູ້ຕິດຕາມ 128 ພັນ",
  topList: "20 ອັນດັບ",
  claimed: "ຂາຍແລ້ວ 72%",
  notes: [
    ["ຄົບທຸກໝວດ", "8 ພະແນກ, 300,000 ລາຍການ"],
    ["ສົ່ງໄວ", "ຈັດສົ່ງພາຍໃນ 24 ຊົ່ວໂມງ"],
    ["ຂອງແທ້", "ກວດສອບທຸກຮ້ານຄ້າ"],
    ["ລາຄາຖືກທຸກມື້", "ຄືນສ່ວນຕ່າງລາຄາ"],
  ],
  footerHeads: ["ການຊື້ສິນຄ້າ", "ການຈັດສົ່ງ", "ຫຼັງການຂາຍ", "ຮ້ານຄ້າ", "ບໍລິການລູກຄ້າ"],
  hours: "ທຸກມື້ 08:00 – 22:00",
  chat: "ສົນທະນາ",
  scan: "ສະແກນເພື່ອສົນທະນາ",
  service: ["ບໍລິການ", "ຄູປອງ", "ກະຕ່າ", "ບັນທຶກ", "ຂຶ້ນເທິງ"],
};

export const shopTexts = { en, "zh-CN": zh, th, lo } as const;
