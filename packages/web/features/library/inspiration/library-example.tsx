import { libraryPost } from '@limelight/contracts';
import posts from '../../../content/examples/library-posts.json';
import { Example } from '../../../ui/example.tsx';
import styles from './inspiration.module.css';
import { PostCard } from './post-card.tsx';

const shown = libraryPost.array().parse(posts);

export function LibraryExample() {
  return (
    <Example title="Imported posts, by how far they beat their author’s median">
      <ul className={styles.list}>
        {shown.map((post) => (
          <PostCard key={post.id} post={post} address="" />
        ))}
      </ul>
    </Example>
  );
}
