export type ProfileSection =
  | 'contact'
  | 'about'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'honors'
  | 'publications'
  | 'patents';

/** LinkedIn's section headings in the languages whose month names `dates.ts` knows. */
const names: Record<ProfileSection, string> = {
  contact:
    'Contact; Kontakt; Coordonnées; Contactar; Contacto; Contactgegevens; Contato; Contatti; Contatta; Kontakta; ' +
    'İletişim; Yhteystiedot; Ota yhteyttä; Kontak; Hubungi',
  about:
    'About; Summary; Info; Zusammenfassung; Résumé; Infos; Extracto; Acerca de; Samenvatting; Resumé; Om; Resumo; ' +
    'Sobre; Riepilogo; Informazioni; Sammanfattning; Sammendrag; Podsumowanie; Informacje; Rezumat; Despre; Souhrn; ' +
    'Shrnutí; Özet; Hakkında; Yhteenveto; Tietoja; Ringkasan; Tentang',
  experience:
    'Experience; Work experience; Berufserfahrung; Expérience; Experiencia; Ervaring; Erfaring; Experiência; ' +
    'Esperienza; Erfarenhet; Doświadczenie; Experiență; Zkušenosti; Pracovní zkušenosti; Deneyim; Kokemus; ' +
    'Työkokemus; Pengalaman',
  education:
    'Education; Ausbildung; Formation; Educación; Opleiding; Uddannelse; Formação acadêmica; Formazione; ' +
    'Utbildning; Utdanning; Wykształcenie; Educație; Studii; Vzdělání; Eğitim; Koulutus; Pendidikan',
  skills:
    'Top Skills; Skills; Top-Kenntnisse; Kenntnisse; Principales compétences; Compétences principales; Compétences; ' +
    'Aptitudes principales; Aptitudes; Belangrijkste vaardigheden; Vaardigheden; Mest repræsenterede kompetencer; ' +
    'Topkompetencer; Kompetencer; Principais competências; Competências; Competenze principali; Competenze; ' +
    'Toppkompetenser; Viktigaste kompetenser; Kompetenser; Toppferdigheter; Viktigste kompetanser; Kompetanse; ' +
    'Główne umiejętności; Najważniejsze umiejętności; Umiejętności; Aptitudini principale; Competențe principale; ' +
    'Competențe; Hlavní dovednosti; Dovednosti; En Önemli Yetenekler; Başlıca Yetenekler; Yetenekler; ' +
    'Tärkeimmät taidot; Keskeiset taidot; Taidot; Keahlian Utama; Keahlian Teratas; Keahlian',
  languages:
    'Languages; Sprachen; Langues; Idiomas; Talen; Sprog; Línguas; Lingue; Språk; Języki; Limbi; Jazyky; Diller; ' +
    'Kielet; Bahasa',
  certifications:
    'Certifications; Licenses & certifications; Zertifikate; Zertifizierungen; Bescheinigungen; Certificaciones; ' +
    'Certificeringen; Certificaten; Certificeringer; Certificações; Certificados; Certificazioni; Certifieringar; ' +
    'Sertifiseringer; Certyfikaty; Certificări; Certifikace; Certifikáty; Sertifikalar; Sertifikaatit; Sertifikasi',
  honors:
    'Honors-Awards; Honors & awards; Auszeichnungen; Distinctions; Prix et distinctions; Reconocimientos y premios; ' +
    'Onderscheidingen en prijzen; Udmærkelser og priser; Reconhecimentos e prêmios; Riconoscimenti e premi; ' +
    'Utmärkelser; Utmerkelser; Wyróżnienia i nagrody; Distincții și premii; Ocenění; Başarılar ve ödüller; ' +
    'Tunnustukset; Palkinnot; Penghargaan',
  publications:
    'Publications; Veröffentlichungen; Publikationen; Publicaciones; Publicaties; Publikationer; Publicações; ' +
    'Pubblicazioni; Publikasjoner; Publikacje; Publicații; Publikace; Yayınlar; Julkaisut; Publikasi',
  patents:
    'Patents; Patente; Brevets; Patentes; Patenten; Octrooien; Patenter; Brevetti; Patent; Patenty; Brevete; ' +
    'Patentler; Patentit; Paten',
};

const plain = (heading: string) =>
  heading
    .slice(0, 80)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[:\s]+/g, ' ')
    .trim();

const isSection = (name: string): name is ProfileSection => Object.hasOwn(names, name);

const sections = new Map(
  Object.entries(names).flatMap(([section, written]) =>
    isSection(section) ? written.split('; ').map((name) => [plain(name), section] as const) : [],
  ),
);

/** The section of a profile that a line is the heading of, whatever its case and accents, or null. */
export const sectionNamed = (line: string): ProfileSection | null => sections.get(plain(line)) ?? null;
