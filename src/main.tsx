import './app/styles/main.css';
import { start } from './app/start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await start(root);
