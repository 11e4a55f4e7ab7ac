import type { Messages } from "../words/messages.ts";

/** Spanish texts of the components. */
export const es: Messages = {
  addressForm: {
    recipient: "Destinatario",
    email: "Correo electrónico",
    country: "País o región",
    phone: "Número de teléfono",
    street: "Calle, número, piso y puerta",
    streetHint: "Añade una referencia si la casa es difícil de encontrar.",
    postcode: "Código postal",
    setDefault: "Usar como dirección principal",
  },
  banner: {
    dismiss: "Descartar",
  },
  carousel: {
    slide: "{index} de {count}",
    previous: "Anterior",
    next: "Siguiente",
    pause: "Pausar el carrusel",
    play: "Reanudar el carrusel",
  },
  categoryMenu: {
    show: "Mostrar {label}",
    back: "Todos los departamentos",
    all: "Ver todo en {label}",
    close: "Cerrar",
  },
  combobox: {
    open: "Mostrar todo",
    clear: "Borrar",
    empty: "No hay resultados. Prueba con menos letras.",
    loading: "Cargando…",
    count: { one: "{count} resultado", many: "{count} de resultados", other: "{count} resultados" },
  },
  confirmDialog: {
    cancel: "Cancelar",
  },
  copyButton: {
    copied: "Copiado",
  },
  countryDialPicker: {
    label: "Prefijo del país",
    search: "País o prefijo",
    common: "Frecuentes",
    all: "Todos los países",
    empty: "No hay resultados. Prueba con menos letras.",
    count: { one: "{count} resultado", many: "{count} de resultados", other: "{count} resultados" },
  },
  dateRange: {
    start: "Desde",
    end: "Hasta",
    day: "DD",
    month: "MM",
    year: "AAAA",
    open: "Elegir fechas",
    previous: "Mes anterior",
    next: "Mes siguiente",
    today: "hoy",
    calendar: "Calendario gregoriano",
    wrong: "Escribe una fecha como {example}.",
  },
  dialog: {
    close: "Cerrar",
  },
  errorState: {
    retry: "Reintentar",
  },
  fileUpload: {
    add: "Añadir fotos",
    count: "{count} de {most}",
    remove: "Quitar {name}",
    retry: "Reintentar {name}",
    earlier: "Mover {name} hacia delante",
    later: "Mover {name} hacia atrás",
    waiting: "{name} en espera",
    uploading: "Subiendo {name}",
    done: "{name} subida",
    failed: "{name} no se pudo subir",
    moved: "{name} es ahora la {place} de {count}",
    removed: "{name} quitada",
    tooMany: "no se añadió. Puedes añadir hasta {most}. Quita primero una foto.",
    wrongType: "no se añadió. Este formato no se admite. Guárdala como {types}.",
    tooBig: "no se añadió. Ocupa más de {limit}. Hazla más pequeña.",
    tooSmall: "no se añadió. Mide menos de {size} px. Elige una más grande.",
    tooManyPixels: "no se añadió. Tiene más de {megapixels} millones de píxeles. Hazla más pequeña.",
    unreadable: "no se añadió. No se puede leer como foto. Guárdala de nuevo como {types}.",
    dismiss: "Cerrar el aviso sobre {name}",
  },
  filterChip: {
    remove: "Quitar {label}",
  },
  header: {
    submit: "Buscar",
  },
  imageLightbox: {
    picture: "Imagen {index} de {count}",
    previous: "Imagen anterior",
    next: "Imagen siguiente",
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    close: "Cerrar",
  },
  notificationItem: {
    unread: "Sin leer",
    read: "Marcar como leído: {title}",
  },
  pagination: {
    page: "Página {page}",
    previous: "Anterior",
    next: "Siguiente",
  },
  passwordField: {
    reveal: "Mostrar contraseña",
  },
  priceRange: {
    lowest: "Precio mínimo",
    highest: "Precio máximo",
    apply: "OK",
  },
  productGallery: {
    thumb: "Imagen {index} de {count}",
    enlarge: "Ver la imagen en grande",
    zoomHint: "Pasa el ratón para ampliar",
  },
  quantityStepper: {
    decrease: "Reducir cantidad",
    increase: "Aumentar cantidad",
  },
  ratingInput: {
    stars: { one: "{count} estrella", many: "{count} de estrellas", other: "{count} estrellas" },
  },
  regionCascader: {
    failed: "No se pudo cargar la lista.",
    retry: "Reintentar",
  },
  searchField: {
    clear: "Borrar",
  },
  productCard: {
    soldOut: "Agotado",
  },
  skuPicker: {
    soldOut: "Agotado",
  },
  steps: {
    done: "hecho",
  },
  tireLabel: {
    title: "Etiqueta del neumático",
    fuel: "Eficiencia de combustible",
    wet: "Agarre en mojado",
    grade: "{grade} en la escala de A a E",
    noise: "Ruido",
    noiseLevel: "{level} dB, clase {grade} en la escala de A a C",
    winter: "Agarre en invierno",
    snow: "Nieve extrema (3PMSF)",
    ice: "Hielo",
  },
  toast: {
    close: "Descartar",
  },
};
