import type { Messages } from "../words/messages.ts";

/** Simplified Chinese texts of the components. */
export const zhCN: Messages = {
  addressForm: {
    recipient: "收件人",
    email: "电子邮箱",
    country: "国家或地区",
    phone: "手机号码",
    street: "街道、门牌号、房间号",
    streetHint: "如不易找到，请补充附近地标。",
    postcode: "邮政编码",
    setDefault: "设为默认地址",
  },
  banner: {
    dismiss: "关闭提示",
  },
  carousel: {
    slide: "第 {index} 张，共 {count} 张",
    previous: "上一张",
    next: "下一张",
    pause: "暂停轮播",
    play: "播放轮播",
  },
  categoryMenu: {
    show: "展开{label}",
    back: "全部分类",
    all: "查看全部{label}",
    close: "关闭",
  },
  combobox: {
    open: "显示全部",
    clear: "清空",
    empty: "没有找到，请减少输入的文字。",
    loading: "加载中…",
    count: "找到 {count} 项",
  },
  confirmDialog: {
    cancel: "取消",
  },
  copyButton: {
    copied: "已复制",
  },
  countryDialPicker: {
    label: "国家/地区代码",
    search: "国家、地区或代码",
    common: "常用",
    all: "全部国家和地区",
    empty: "没有找到，请减少输入的文字。",
    count: "找到 {count} 项",
  },
  dateRange: {
    start: "开始日期",
    end: "结束日期",
    day: "日",
    month: "月",
    year: "年",
    open: "选择日期",
    previous: "上个月",
    next: "下个月",
    today: "今天",
    calendar: "公历",
    wrong: "请输入日期，例如 {example}。",
  },
  dialog: {
    close: "关闭",
  },
  errorState: {
    retry: "重试",
  },
  fileUpload: {
    add: "添加图片",
    count: "{count} / {most}",
    remove: "移除 {name}",
    retry: "重新上传 {name}",
    earlier: "将 {name} 前移",
    later: "将 {name} 后移",
    waiting: "{name} 等待上传",
    uploading: "正在上传 {name}",
    done: "{name} 已上传",
    failed: "{name} 上传失败",
    moved: "{name} 现在是第 {place} 张，共 {count} 张",
    removed: "已移除 {name}",
    tooMany: "未添加。最多可添加 {most} 张，请先移除一张。",
    wrongType: "未添加。不支持此格式，请另存为 {types}。",
    tooBig: "未添加。文件超过 {limit}，请压缩后再试。",
    tooSmall: "未添加。小于 {size} 像素，请选择更大的图片。",
    tooManyPixels: "未添加。超过 {megapixels} 百万像素，请缩小后再试。",
    unreadable: "未添加。无法识别为图片，请重新保存为 {types}。",
    dismiss: "关闭关于 {name} 的提示",
  },
  filterChip: {
    remove: "移除：{label}",
  },
  header: {
    submit: "搜索",
  },
  imageLightbox: {
    picture: "图片 {index}/{count}",
    previous: "上一张图片",
    next: "下一张图片",
    zoomIn: "放大",
    zoomOut: "缩小",
    close: "关闭",
  },
  notificationItem: {
    unread: "未读",
    read: "标为已读：{title}",
  },
  pagination: {
    page: "第 {page} 页",
    previous: "上一页",
    next: "下一页",
  },
  passwordField: {
    reveal: "显示密码",
  },
  priceRange: {
    lowest: "最低价",
    highest: "最高价",
    apply: "确定",
  },
  productGallery: {
    thumb: "图片 {index}/{count}",
    enlarge: "查看大图",
    zoomHint: "悬停放大",
  },
  quantityStepper: {
    decrease: "减少数量",
    increase: "增加数量",
  },
  ratingInput: {
    stars: "{count} 星",
  },
  regionCascader: {
    failed: "列表加载失败。",
    retry: "重试",
  },
  searchField: {
    clear: "清空",
  },
  productCard: {
    soldOut: "已售罄",
  },
  skuPicker: {
    soldOut: "已售罄",
  },
  steps: {
    done: "已完成",
  },
  tireLabel: {
    title: "轮胎标签",
    fuel: "燃油效率",
    wet: "湿地抓地力",
    grade: "{grade} 级（A 至 E）",
    noise: "噪声",
    noiseLevel: "{level} dB，{grade} 级（A 至 C）",
    winter: "冬季性能",
    snow: "严酷雪地（3PMSF）",
    ice: "冰面",
  },
  toast: {
    close: "关闭提示",
  },
};
