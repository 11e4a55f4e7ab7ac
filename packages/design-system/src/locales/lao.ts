import type { Messages } from "../words/messages.ts";
import { laoCountries } from "./lao-countries.data.ts";

/** Lao texts of the components, with the month and country names that browsers lack. */
export const lao: Messages = {
  addressForm: {
    recipient: "ຜູ້ຮັບສິນຄ້າ",
    email: "ອີເມວ",
    country: "ປະເທດ ຫຼື ພາກພື້ນ",
    phone: "ເບີໂທລະສັບ",
    street: "ຖະໜົນ, ເລກທີເຮືອນ, ຫ້ອງ",
    streetHint: "ເພີ່ມຈຸດສັງເກດ ຖ້າເຮືອນຫາຍາກ",
    postcode: "ລະຫັດໄປສະນີ",
    setDefault: "ໃຊ້ເປັນທີ່ຢູ່ຫຼັກຂອງຂ້ອຍ",
  },
  banner: {
    dismiss: "ປິດ",
  },
  carousel: {
    slide: "{index} ຈາກ {count}",
    previous: "ກ່ອນໜ້າ",
    next: "ຕໍ່ໄປ",
    pause: "ຢຸດສະໄລ້",
    play: "ຫຼິ້ນສະໄລ້",
  },
  categoryMenu: {
    show: "ສະແດງ {label}",
    back: "ໝວດທັງໝົດ",
    all: "ເບິ່ງທັງໝົດໃນ {label}",
    close: "ປິດ",
  },
  combobox: {
    open: "ສະແດງທັງໝົດ",
    clear: "ລຶບລ້າງ",
    empty: "ບໍ່ພົບລາຍການ ລອງພິມໃຫ້ສັ້ນລົງ",
    loading: "ກຳລັງໂຫຼດ…",
    count: "ພົບ {count} ລາຍການ",
  },
  confirmDialog: {
    cancel: "ຍົກເລີກ",
  },
  copyButton: {
    copied: "ສຳເນົາແລ້ວ",
  },
  countryDialPicker: {
    label: "ລະຫັດປະເທດ",
    search: "ປະເທດ ຫຼື ລະຫັດ",
    common: "ໃຊ້ເລື້ອຍ",
    all: "ທຸກປະເທດ",
    empty: "ບໍ່ພົບລາຍການ ລອງພິມໃຫ້ສັ້ນລົງ",
    count: "ພົບ {count} ລາຍການ",
  },
  dateRange: {
    start: "ຕັ້ງແຕ່",
    end: "ຮອດ",
    day: "ວວ",
    month: "ດດ",
    year: "ປປປປ",
    open: "ເລືອກວັນທີ",
    previous: "ເດືອນກ່ອນ",
    next: "ເດືອນຕໍ່ໄປ",
    today: "ມື້ນີ້",
    calendar: "ປີຄຣິດສັກກະລາດ (ຄ.ສ.)",
    wrong: "ໃສ່ວັນທີ ເຊັ່ນ {example}",
  },
  dialog: {
    close: "ປິດ",
  },
  errorState: {
    retry: "ລອງອີກຄັ້ງ",
  },
  fileUpload: {
    add: "ເພີ່ມຮູບພາບ",
    count: "{count} ຈາກ {most}",
    remove: "ລຶບ {name}",
    retry: "ລອງອັບໂຫຼດ {name} ອີກຄັ້ງ",
    earlier: "ຍ້າຍ {name} ໄປກ່ອນໜ້າ",
    later: "ຍ້າຍ {name} ໄປຕໍ່ໄປ",
    waiting: "{name} ກຳລັງລໍຖ້າ",
    uploading: "ກຳລັງອັບໂຫຼດ {name}",
    done: "ອັບໂຫຼດ {name} ແລ້ວ",
    failed: "ອັບໂຫຼດ {name} ບໍ່ສຳເລັດ",
    moved: "{name} ຢູ່ລຳດັບທີ {place} ຈາກ {count}",
    removed: "ລຶບ {name} ແລ້ວ",
    tooMany: "ບໍ່ໄດ້ຖືກເພີ່ມ ເພີ່ມໄດ້ສູງສຸດ {most} ຮູບ ກະລຸນາລຶບຮູບກ່ອນ",
    wrongType: "ບໍ່ໄດ້ຖືກເພີ່ມ ບໍ່ຮອງຮັບໄຟລ໌ຊະນິດນີ້ ກະລຸນາບັນທຶກເປັນ {types}",
    tooBig: "ບໍ່ໄດ້ຖືກເພີ່ມ ໄຟລ໌ໃຫຍ່ກວ່າ {limit} ກະລຸນາຫຼຸດຂະໜາດ",
    tooSmall: "ບໍ່ໄດ້ຖືກເພີ່ມ ນ້ອຍກວ່າ {size} ພິກເຊວ ກະລຸນາເລືອກຮູບທີ່ໃຫຍ່ກວ່າ",
    tooManyPixels: "ບໍ່ໄດ້ຖືກເພີ່ມ ເກີນ {megapixels} ລ້ານພິກເຊວ ກະລຸນາຫຼຸດຂະໜາດ",
    unreadable: "ບໍ່ໄດ້ຖືກເພີ່ມ ອ່ານເປັນຮູບພາບບໍ່ໄດ້ ກະລຸນາບັນທຶກໃໝ່ເປັນ {types}",
    dismiss: "ປິດຂໍ້ຄວາມກ່ຽວກັບ {name}",
  },
  filterChip: {
    remove: "ເອົາ {label} ອອກ",
  },
  header: {
    submit: "ຄົ້ນຫາ",
  },
  imageLightbox: {
    picture: "ຮູບທີ {index} ຈາກ {count}",
    previous: "ຮູບກ່ອນໜ້າ",
    next: "ຮູບຕໍ່ໄປ",
    zoomIn: "ຊູມເຂົ້າ",
    zoomOut: "ຊູມອອກ",
    close: "ປິດ",
  },
  notificationItem: {
    unread: "ຍັງບໍ່ໄດ້ອ່ານ",
    read: "ໝາຍວ່າອ່ານແລ້ວ: {title}",
  },
  pagination: {
    page: "ໜ້າ {page}",
    previous: "ກ່ອນໜ້າ",
    next: "ຕໍ່ໄປ",
  },
  passwordField: {
    reveal: "ສະແດງລະຫັດຜ່ານ",
  },
  priceRange: {
    lowest: "ລາຄາຕ່ຳສຸດ",
    highest: "ລາຄາສູງສຸດ",
    apply: "ຕົກລົງ",
  },
  productGallery: {
    thumb: "ຮູບທີ {index} ຈາກ {count}",
    enlarge: "ເບິ່ງຮູບຂະໜາດໃຫຍ່",
    zoomHint: "ວາງເມົາສ໌ເພື່ອຊູມ",
  },
  quantityStepper: {
    decrease: "ຫຼຸດຈຳນວນ",
    increase: "ເພີ່ມຈຳນວນ",
  },
  ratingInput: {
    stars: "{count} ດາວ",
  },
  regionCascader: {
    failed: "ໂຫຼດລາຍການບໍ່ສຳເລັດ",
    retry: "ລອງອີກຄັ້ງ",
  },
  searchField: {
    clear: "ລຶບລ້າງ",
  },
  productCard: {
    soldOut: "ຂາຍໝົດ",
  },
  skuPicker: {
    soldOut: "ຂາຍໝົດ",
  },
  steps: {
    done: "ສຳເລັດແລ້ວ",
  },
  tireLabel: {
    title: "ປ້າຍຢາງ",
    fuel: "ການປະຢັດນ້ຳມັນ",
    wet: "ການເກາະທາງປຽກ",
    grade: "ລະດັບ {grade} ຈາກ A ຫາ E",
    noise: "ສຽງລົບກວນ",
    noiseLevel: "{level} dB ລະດັບ {grade} ຈາກ A ຫາ C",
    winter: "ການເກາະທາງລະດູໜາວ",
    snow: "ຫິມະໜັກ (3PMSF)",
    ice: "ນ້ຳກ້ອນ",
  },
  toast: {
    close: "ປິດ",
  },
  calendar: {
    months: [
      "ມັງກອນ",
      "ກຸມພາ",
      "ມີນາ",
      "ເມສາ",
      "ພຶດສະພາ",
      "ມິຖຸນາ",
      "ກໍລະກົດ",
      "ສິງຫາ",
      "ກັນຍາ",
      "ຕຸລາ",
      "ພະຈິກ",
      "ທັນວາ",
    ],
    weekdays: ["ທິດ", "ຈັນ", "ຄານ", "ພຸດ", "ພະຫັດ", "ສຸກ", "ເສົາ"],
  },
  countries: laoCountries,
};
