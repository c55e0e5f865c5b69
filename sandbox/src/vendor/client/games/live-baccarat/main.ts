import '../../styles/base.css'
