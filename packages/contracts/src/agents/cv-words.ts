import type { PostLanguage } from '../catalog/writing.ts';

/** The sections of a CV, in their order. */
export const cvSections = ['experience', 'results', 'education', 'distinctions', 'skills'] as const;
type CvSection = (typeof cvSections)[number];

/** The headings of a CV and the words around its dates. A date replaces the `#` of `since` and `until`. */
export const cvWords: Readonly<Record<PostLanguage, Record<CvSection | 'since' | 'until', string>>> = {
  en: {
    experience: 'Experience',
    results: 'Projects and results',
    education: 'Education',
    distinctions: 'Certificates, awards and publications',
    skills: 'Skills and languages',
    since: 'Since #',
    until: 'Until #',
  },
  de: {
    experience: 'Berufserfahrung',
    results: 'Projekte und Ergebnisse',
    education: 'Ausbildung',
    distinctions: 'Zertifikate, Auszeichnungen und Veröffentlichungen',
    skills: 'Kenntnisse und Sprachen',
    since: 'Seit #',
    until: 'Bis #',
  },
  es: {
    experience: 'Experiencia',
    results: 'Proyectos y resultados',
    education: 'Formación',
    distinctions: 'Certificados, premios y publicaciones',
    skills: 'Conocimientos e idiomas',
    since: 'Desde #',
    until: 'Hasta #',
  },
  fr: {
    experience: 'Expérience professionnelle',
    results: 'Projets et résultats',
    education: 'Formation',
    distinctions: 'Certifications, distinctions et publications',
    skills: 'Compétences et langues',
    since: 'Depuis #',
    until: 'Jusqu’en #',
  },
  hi: {
    experience: 'कार्य अनुभव',
    results: 'परियोजनाएँ और परिणाम',
    education: 'शिक्षा',
    distinctions: 'प्रमाणपत्र, पुरस्कार और प्रकाशन',
    skills: 'कौशल और भाषाएँ',
    since: '# से',
    until: '# तक',
  },
  it: {
    experience: 'Esperienza professionale',
    results: 'Progetti e risultati',
    education: 'Formazione',
    distinctions: 'Certificazioni, premi e pubblicazioni',
    skills: 'Competenze e lingue',
    since: 'Da #',
    until: 'Fino a #',
  },
  nl: {
    experience: 'Werkervaring',
    results: 'Projecten en resultaten',
    education: 'Opleiding',
    distinctions: 'Certificaten, prijzen en publicaties',
    skills: 'Vaardigheden en talen',
    since: 'Sinds #',
    until: 'Tot #',
  },
  pt: {
    experience: 'Experiência profissional',
    results: 'Projetos e resultados',
    education: 'Formação',
    distinctions: 'Certificados, prémios e publicações',
    skills: 'Competências e idiomas',
    since: 'Desde #',
    until: 'Até #',
  },
};
