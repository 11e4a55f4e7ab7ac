import type { Messages } from "../words/messages.ts";

/** French texts of the components. */
export const fr: Messages = {
  addressForm: {
    recipient: "Destinataire",
    email: "Adresse e-mail",
    country: "Pays ou région",
    phone: "Numéro de téléphone",
    street: "Rue, numéro, appartement",
    streetHint: "Ajoutez un repère si la maison est difficile à trouver.",
    postcode: "Code postal",
    setDefault: "Utiliser comme adresse par défaut",
  },
  banner: {
    dismiss: "Fermer",
  },
  carousel: {
    slide: "{index} sur {count}",
    previous: "Précédent",
    next: "Suivant",
    pause: "Arrêter le défilement",
    play: "Lancer le défilement",
  },
  categoryMenu: {
    show: "Afficher {label}",
    back: "Tous les rayons",
    all: "Tout voir dans {label}",
    close: "Fermer",
  },
  combobox: {
    open: "Tout afficher",
    clear: "Effacer",
    empty: "Aucun résultat. Essayez avec moins de lettres.",
    loading: "Chargement…",
    count: { one: "{count} résultat", many: "{count} de résultats", other: "{count} résultats" },
  },
  confirmDialog: {
    cancel: "Annuler",
  },
  copyButton: {
    copied: "Copié",
  },
  countryDialPicker: {
    label: "Indicatif du pays",
    search: "Pays ou indicatif",
    common: "Fréquents",
    all: "Tous les pays",
    empty: "Aucun résultat. Essayez avec moins de lettres.",
    count: { one: "{count} résultat", many: "{count} de résultats", other: "{count} résultats" },
  },
  dateRange: {
    start: "Du",
    end: "Au",
    day: "JJ",
    month: "MM",
    year: "AAAA",
    open: "Choisir les dates",
    previous: "Mois précédent",
    next: "Mois suivant",
    today: "aujourd’hui",
    calendar: "Calendrier grégorien",
    wrong: "Saisissez une date comme {example}.",
  },
  dialog: {
    close: "Fermer",
  },
  errorState: {
    retry: "Réessayer",
  },
  fileUpload: {
    add: "Ajouter des photos",
    count: "{count} sur {most}",
    remove: "Retirer {name}",
    retry: "Réessayer {name}",
    earlier: "Avancer {name}",
    later: "Reculer {name}",
    waiting: "{name} en attente",
    uploading: "Envoi de {name}",
    done: "{name} envoyée",
    failed: "Échec de l’envoi de {name}",
    moved: "{name} est maintenant {place} sur {count}",
    removed: "{name} retirée",
    tooMany: "n’a pas été ajoutée. Vous pouvez en ajouter {most} au maximum. Retirez d’abord une photo.",
    wrongType: "n’a pas été ajoutée. Ce format n’est pas accepté. Enregistrez-la en {types}.",
    tooBig: "n’a pas été ajoutée. Elle dépasse {limit}. Réduisez-la.",
    tooSmall: "n’a pas été ajoutée. Elle fait moins de {size} px. Choisissez-en une plus grande.",
    tooManyPixels: "n’a pas été ajoutée. Elle dépasse {megapixels} millions de pixels. Réduisez-la.",
    unreadable: "n’a pas été ajoutée. Impossible de la lire. Enregistrez-la de nouveau en {types}.",
    dismiss: "Fermer l’avis sur {name}",
  },
  filterChip: {
    remove: "Retirer {label}",
  },
  header: {
    submit: "Rechercher",
  },
  imageLightbox: {
    picture: "Image {index} sur {count}",
    previous: "Image précédente",
    next: "Image suivante",
    zoomIn: "Zoom avant",
    zoomOut: "Zoom arrière",
    close: "Fermer",
  },
  notificationItem: {
    unread: "Non lu",
    read: "Marquer comme lu : {title}",
  },
  pagination: {
    page: "Page {page}",
    previous: "Précédent",
    next: "Suivant",
  },
  passwordField: {
    reveal: "Afficher le mot de passe",
  },
  priceRange: {
    lowest: "Prix minimum",
    highest: "Prix maximum",
    apply: "OK",
  },
  productGallery: {
    thumb: "Image {index} sur {count}",
    enlarge: "Voir l’image en grand",
    zoomHint: "Survolez pour zoomer",
  },
  quantityStepper: {
    decrease: "Diminuer la quantité",
    increase: "Augmenter la quantité",
  },
  ratingInput: {
    stars: { one: "{count} étoile", many: "{count} d’étoiles", other: "{count} étoiles" },
  },
  regionCascader: {
    failed: "La liste n’a pas pu être chargée.",
    retry: "Réessayer",
  },
  searchField: {
    clear: "Effacer",
  },
  productCard: {
    soldOut: "Épuisé",
  },
  skuPicker: {
    soldOut: "Épuisé",
  },
  steps: {
    done: "terminé",
  },
  tireLabel: {
    title: "Étiquette du pneu",
    fuel: "Efficacité en carburant",
    wet: "Adhérence sur sol mouillé",
    grade: "{grade} sur une échelle de A à E",
    noise: "Bruit",
    noiseLevel: "{level} dB, classe {grade} sur une échelle de A à C",
    winter: "Adhérence hivernale",
    snow: "Neige extrême (3PMSF)",
    ice: "Verglas",
  },
  toast: {
    close: "Fermer",
  },
};
